import Facts

/// Operators on streams: what their closures do happens when an element comes, and not where the chain is written.
extension RunningCall {
  /// Whether a closure that it is given gets what a stream brings: `taps.flatMap { … }`.
  var isOperatorOfStream: Bool {
    streamPrefixes.contains { expression, scope in
      if case .member(_?, "rx", _) = expression.kind { return true }
      return evaluator.evaluate(expression, in: scope).isAny(where: \.isStream)
    }
  }
}
