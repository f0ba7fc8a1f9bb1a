import Facts
import NavigationModel

/// Shared state that shows something, and that no screen was seen to set.
extension StateMoves {
  /// What nothing was seen to ask for is asked for by the view that shows it.
  func presentUntriggered(_ views: Views) -> Bool {
    var isNew = false
    for (index, presentation) in presentations.enumerated()
    where !presentation.value.isPrivate && !triggered.contains(index) {
      guard done.insert(Pair(form: 3, a: index, b: 0)).inserted else { continue }
      if presentation.value.variables.contains(where: { isNeverSet($0, views.runner) }) { continue }
      isNew = true
      let put = presentation.value.variables.flatMap { sets[$0] ?? [] }.flatMap(\.value.alternatives)
      views.presentUnasked(presentation.value, presentation.effect, at: presentation.actor, put: put)
    }
    return isNew
  }

  /// Whether all that would give a property a value is left out wherever it is run, or stands in functions that nobody
  /// calls: then there is nothing to show, ever.
  private func isNeverSet(_ id: VariableID, _ runner: Runner) -> Bool {
    let (program, linkage) = (runner.program, runner.linkage)
    let declaration = program[id].declaration
    guard case .optional? = declaration.type, declaration.value?.isNil ?? true, declaration.getter == nil,
      let owner = program[id].owner, program[owner].keyword == .class,
      !linkage.shared(PassedBindings.init).contains(declaration.name)
    else { return false }
    let types = program.ancestors(of: owner).union([owner])
    let changes = linkage.sites.named(declaration.name).filter { site in
      guard case .assignment(_, _, let value) = site.expression.kind, !value.isNil else { return false }
      // What is written in code of others may be a property of any object.
      return !(site.base?.isSelf ?? true) || (site.scope.owner.map(types.contains) ?? true)
    }
    return !changes.isEmpty
      && changes.allSatisfy { site in
        if runner.changes.isLeftOut(site.origin.general) { return true }
        guard let function = site.scope.function, program[function].declaration.name != "init" else { return false }
        return !linkage.sites.uses.isUsed(function, named: program[function].declaration.name)
      }
  }
}
