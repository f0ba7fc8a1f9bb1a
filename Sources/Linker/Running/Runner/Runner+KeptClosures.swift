import Facts

/// Closures that an object keeps in something of a library's: `cancelAction = CocoaAction { … }` in its initialiser.
///
/// Who makes the object does not run them: the screens that hold it do.
extension Runner {
  /// The closures that an initialiser only keeps in what it stores, where screens hold the object.
  func keptClosures(in value: Expression, storedIn target: Expression, _ scope: Scope) -> [Expression] {
    guard let function = scope.function, program[function].declaration.name == "init",
      case .call(let callee, let arguments) = value.stripped.kind, case .name(let name, _) = callee.kind,
      name.beginsUppercase, !program.hasType(named: name, seenFrom: scope.file), !idioms.knows(name),
      let owner = scope.owner, program[owner].keyword == .class, isOwnProperty(target, of: owner),
      actors.actor(of: scope) == nil, !actors.isView(owner), !actors.screens(of: owner).isEmpty
    else { return [] }
    return arguments.map(\.value).filter { if case .closure = $0.kind { true } else { false } }
  }

  private func isOwnProperty(_ target: Expression, of owner: TypeID) -> Bool {
    guard target.strippedBase.map(\.isSelf) ?? true, let name = target.lastName else { return false }
    return program.members(named: name, of: owner).contains { if case .variable = $0 { true } else { false } }
  }
}
