import Facts

extension Runner {
  /// Whether a call makes a case of an enum of the app's: `.cart(onClose: { … })`.
  ///
  /// The case keeps the closure until somebody matches it: who makes the case does not run it.
  func makesCase(_ callee: Expression, _ arguments: [Argument]) -> Bool {
    guard case .member(let base, let name, _) = callee.stripped.kind,
      base.map({ $0.lastName?.first?.isUppercase ?? false }) ?? true
    else { return false }
    let given = arguments.filter { !$0.isTrailing }.map(\.label)
    return casesByName[name]?.contains { labels in
      labels.count == arguments.count && Array(labels.prefix(given.count)) == given
    } ?? false
  }

  /// Tells flows and screens what closures of theirs do that a case keeps; who makes the case has no part in it.
  func keep(_ given: [LabeledValue]) {
    for case .closure(let closure) in given.map(\.value) { _ = run(closure, arguments: []) }
  }
}
