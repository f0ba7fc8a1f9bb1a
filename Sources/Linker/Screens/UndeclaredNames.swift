import Facts

/// Names of functions that no source declares, and that no idiom knows: what they do is not known.
struct UndeclaredNames {
  private let linkage: Linkage
  private let idioms: RunningIdioms
  /// Names of what may hold a function, or looks like a call of one.
  private let declared: Set<String>

  /// - Complexity: O(*n*) in the size of the program.
  init(_ runner: Runner) {
    linkage = runner.linkage
    idioms = runner.idioms
    let program = linkage.program
    declared = Set(
      program.variables.map(\.declaration.name) + program.functions.map(\.declaration.name)
        + program.types.flatMap(\.cases).map(\.name))
  }

  /// Whether nothing that was read says what a call does.
  func isCalled(by site: CallSite) -> Bool {
    let name = site.name
    guard site.form == .call, let first = name.first, first.isLetter, !declared.contains(name),
      linkage.program.globals[name] == nil, !linkage.program.hasType(named: name, seenFrom: site.scope.file),
      !linkage.evaluator.opaqueNames.contains(name),
      !idioms.knows(name) || linkage.shared(OutsidePresentations.init).bound.contains(name)
    else { return false }
    return site.base != nil || site.isImplicitMember || site.scope.lookup(name) == nil
  }
}

extension CallSite {
  /// Whether it is a member of a type that only its surroundings tell: `.presentFullScreen(cart)`.
  var isImplicitMember: Bool {
    guard case .call(let callee, _) = expression.kind else { return false }
    return if case .member(nil, _, _) = callee.stripped.kind { true } else { false }
  }
}
