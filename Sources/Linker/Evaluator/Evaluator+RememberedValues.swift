import Facts

/// What subjects of libraries remember: `store.value.routing` is a part of the app's state at the moment.
extension Evaluator {
  /// Some value of the app's type that a subject remembers; `nil` for others.
  func remembered(by subject: Value, in scope: Scope) -> Value? {
    guard wholeProgram != nil else { return nil }
    let type: TypeReference?
    switch subject {
    case .term(let term):
      guard term.base == nil, let arguments = term.arguments, Subscriptions.remembers(term) else { return nil }
      if let begun = arguments.first(where: { $0.label == nil || $0.label == "value" }),
        let id = typeID(of: begun.value), case .instance = begun.value
      {
        return .typed(.simple(program[id].name), id)
      }
      type = term.generics.first
    case .typed(let written, nil):
      let meant = resolvedAlias(written.unwrapped, in: scope).unwrapped
      guard let name = meant.simpleName, Subscriptions.remembering.contains(name) else { return nil }
      type = meant.arguments.first
    default: return nil
    }
    guard let type, let id = program.resolve(type, from: scope.owner, file: scope.file), program[id].keyword == .struct
    else { return nil }
    return .typed(type, id)
  }
}
