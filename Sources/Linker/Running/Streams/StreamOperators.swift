import Facts

/// Operators on streams: what their closures do happens when an element comes, and not where the chain is written.
extension RunningCall {
  /// Whether a closure that it is given gets what a stream brings: `taps.flatMap { … }`.
  var isOperatorOfStream: Bool {
    var current = base
    while let expression = current?.stripped {
      switch expression.kind {
      case .member(_?, "rx", _): return true
      case .member(let base, _, _): current = base
      case .call(let callee, _): current = callee.strippedBase
      case .name: current = nil
      default: return false
      }
      if value(expression).isAny(where: \.isStream) { return true }
    }
    return false
  }
}
