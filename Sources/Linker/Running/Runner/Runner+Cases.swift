import Facts

extension Runner {
  /// Whether a call makes a case of an enum of the app's: `.cart(onClose: { … })`.
  ///
  /// The case keeps the closure until somebody matches it: who makes the case does not run it.
  func makesCase(_ callee: Expression, _ arguments: [Argument], _ scope: Scope) -> Bool {
    guard case .member(let base, let name, _) = callee.stripped.kind,
      base.map({ $0.lastName?.first?.isUppercase ?? false }) ?? true
    else { return false }
    let given = arguments.filter { !$0.isTrailing }.map(\.label)
    let isFitting = casesByName[name]?.contains { labels in
      labels.count == arguments.count && Array(labels.prefix(given.count)) == given
    }
    guard isFitting ?? false else { return false }
    return base.map { !isLibraryType($0, scope) } ?? true
  }

  /// Whether what stands before the dot is a type of a library's, which has no case of the app's: `Observable.create { … }`.
  private func isLibraryType(_ base: Expression, _ scope: Scope) -> Bool {
    let value = evaluator.evaluate(base, in: scope)
    guard case .term = value, value.isType else { return false }
    return base.lastName.map { program.typesByName[$0] == nil } ?? true
  }

  /// Whether an expression makes a case that carries a view, however deep: `.internal(.about(AboutView()))`.
  func carriesViews(_ expression: Expression, _ scope: Scope) -> Bool {
    guard case .call(let callee, let arguments) = expression.stripped.kind, makesCase(callee, arguments, scope) else {
      return false
    }
    return arguments.contains { argument in
      carriesViews(argument.value, scope)
        || evaluator.evaluate(argument.value, in: scope).isAny { value in
          guard case .instance(let instance) = value else { return false }
          return program.isPart(instance.id)
        }
    }
  }

  /// Tells flows and screens what closures of theirs do that a case keeps; who makes the case has no part in it.
  func keep(_ given: [LabeledValue]) {
    for case .closure(let closure) in given.map(\.value) { _ = run(closure, arguments: []) }
  }
}
