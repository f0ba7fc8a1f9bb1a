import Facts

/// Methods that the app adds to a library's class, on objects that its code makes: `let map = MKMapView()`.
extension Evaluator {
  /// Those that the class of the object has, or one that UIKit derives it from.
  func methods(_ name: String, addedToClassOf object: Value, _ arguments: [LabeledValue]) -> [FunctionID] {
    guard case .term(let term) = object, term.base == nil, term.arguments != nil, term.name.beginsUppercase else {
      return []
    }
    for type in [term.name] + UIKitClasses.ancestors(of: term.name) {
      let found = (program.typesByName[type] ?? []).filter { program[$0].keyword == nil }.flatMap { extended in
        (program[extended].members[name] ?? []).compactMap { member -> FunctionID? in
          guard case .function(let id) = member, !program[id].declaration.isStatic,
            activeFunctions[id, default: 0] == 0,
            accepts(program[id].declaration.parameters, arguments)
          else { return nil }
          return id
        }
      }
      if !found.isEmpty { return found }
    }
    return []
  }
}
