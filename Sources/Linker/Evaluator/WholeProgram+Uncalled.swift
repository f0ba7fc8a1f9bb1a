import Facts

/// Code that nothing calls puts nothing anywhere: the child that only `func logOut()` would add, which nobody asks for.
extension WholeProgram {
  /// Those calls that do not stand in functions which nothing calls; all, where only such functions make them.
  func living(_ calls: [CallSite]) -> [CallSite] {
    let living = calls.filter { !($0.scope.function.map(isUncalled) ?? false) }
    return living.isEmpty ? calls : living
  }

  /// Whether no code names a function, and nobody but the app's own code knows its type.
  private func isUncalled(_ id: FunctionID) -> Bool {
    let program = evaluator.program
    let declaration = program[id].declaration
    guard declaration.name != "init", !declaration.isOverride, declaration.attributes.isEmpty,
      let owner = program[id].owner, program[owner].keyword == .class,
      !sites.uses.isUsed(id, named: declaration.name)
    else { return false }
    return program.ancestors(of: owner).union([owner]).allSatisfy { type in
      let isAsked = program[type].keyword == .protocol && program[type].members[declaration.name] != nil
      return !isAsked
        && program[type].inherited.allSatisfy { parent in
          program.resolve(parent, from: type).map { program[$0].keyword != nil }
            ?? ["AnyObject", "NSObject", "class"].contains(parent.simpleName)
        }
    }
  }
}
