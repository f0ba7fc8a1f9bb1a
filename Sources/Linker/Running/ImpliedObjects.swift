import Facts
import NavigationModel

/// Which types of the app's own can be meant where the type is left out: `Screen(actions: .init(onClose: { … }))`.
///
/// An object of the app's own keeps what it is made of; what a library's is made of, that may run at once.
struct ImpliedObjects {
  /// The types that are made with something of that name.
  private var types: [String: Set<TypeID>] = [:]

  init(_ linkage: Linkage) {
    let program = linkage.program
    for type in program.types.indices.map(TypeID.init) where program[type].keyword != nil {
      let own = program[type].members["init"] ?? []
      for case .function(let id) in own {
        for label in program[id].declaration.parameters.compactMap(\.label) { types[label, default: []].insert(type) }
      }
      guard own.isEmpty, program[type].keyword == .struct else { continue }
      for case .variable(let id) in program[type].members.values.joined() {
        let property = program[id].declaration
        if property.getter == nil, !property.isStatic { types[property.name, default: []].insert(type) }
      }
    }
  }

  /// Whether some type of the app's own is made with arguments of all those labels.
  func contains(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    guard case .member(nil, "init", _) = callee.stripped.kind else { return false }
    let labels = arguments.compactMap(\.label)
    guard let first = labels.first else { return false }
    return !labels.dropFirst().reduce(types[first] ?? []) { $0.intersection(types[$1] ?? []) }.isEmpty
  }
}

extension Runner {
  /// Whether a call makes an object of the app's own whose type is left out, and that keeps closures under names of their
  /// own; what nobody is seen to run of them, its maker's screen does some time.
  ///
  /// What stands behind the parentheses, or is called an action, is what a button of this very screen does.
  func isImpliedObject(_ callee: Expression, _ call: RunningCall) -> Bool {
    guard linkage.shared(ImpliedObjects.init).contains(callee, call.arguments) else { return false }
    let closures = call.arguments.filter { if case .closure = $0.value.kind { true } else { false } }
    guard closures.allSatisfy({ !$0.isTrailing && !Self.actions.contains($0.label ?? "") }) else { return false }
    for closure in closures { handedOver.insert(Origin(file: call.scope.file, offset: closure.value.offset)) }
    return true
  }

  private static let actions: Set<String> = ["", "action", "handler"]
}
