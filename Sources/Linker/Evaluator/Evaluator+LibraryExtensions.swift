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
        // What it conforms to gives it functions, too: `extension NSObject: Configurable {}`.
        program.members(named: name, of: extended).compactMap { member -> FunctionID? in
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

  /// The one method of that name and shape that the app adds to types of other libraries than UIKit, on an object of a
  /// library's of which nothing else is known: `extension Resolver { func makeCart() -> CartViewController }`.
  func onlyMethod(_ name: String, addedFor arguments: [LabeledValue]) -> FunctionID? {
    guard let named = addedToLibraries[name] else { return nil }
    let fitting = named.filter { accepts(program[$0].declaration.parameters, arguments) }
    guard fitting.count == 1, activeFunctions[fitting[0], default: 0] == 0 else { return nil }
    // Libraries have methods of that name, too: what the app's gives back has to say that it is meant.
    return makesOwn(fitting[0]) || isAskedForOwn(fitting[0], arguments) ? fitting[0] : nil
  }

  /// Methods that the app adds to types of other libraries than UIKit and SwiftUI, by name.
  func indexOfAddedMethods() -> [String: [FunctionID]] {
    let added = program.functions.indices.map(FunctionID.init).filter { id in
      let declaration = program[id].declaration
      guard let owner = program[id].owner, program[owner].keyword == nil, !declaration.isStatic,
        declaration.body != nil, declaration.name != "init"
      else { return false }
      let name = program[owner].name
      return !UIKitClasses.isExtensible(name) && UIKitClasses.ancestors(of: name).isEmpty && !opaqueNames.contains(name)
    }
    return Dictionary(grouping: added) { program[$0].declaration.name }
  }

  /// Whether a function says that it gives back an object of a class of the app's own.
  private func makesOwn(_ id: FunctionID) -> Bool {
    let entry = program[id]
    guard let result = entry.declaration.result?.unwrapped,
      let type = program.resolve(result, from: entry.owner, file: entry.file)
    else { return false }
    return program[type].keyword != nil
  }

  /// Whether a function gives back an object of the type that it is handed, and that is one of the app's own:
  /// `func force<T>(_ type: T.Type) -> T`.
  private func isAskedForOwn(_ id: FunctionID, _ arguments: [LabeledValue]) -> Bool {
    let declaration = program[id].declaration
    guard let result = declaration.result?.unwrapped,
      declaration.parameters.contains(where: { $0.type == .metatype(result) })
    else { return false }
    return arguments.contains { argument in
      if case .metatype(_, let type?) = argument.value { program[type].keyword != nil } else { false }
    }
  }
}
