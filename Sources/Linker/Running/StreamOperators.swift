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
      if value(expression).isAny(where: Self.isStream) { return true }
    }
    return false
  }

  private static func isStream(_ value: Value) -> Bool {
    switch value {
    case .typed(let type, nil): type.simpleName.map(streams.contains) ?? false
    case .term(let term): term.base == nil && term.arguments != nil && streams.contains(term.name)
    default: false
    }
  }

  /// Types whose objects bring one element after the other: those of RxSwift and Combine.
  private static let streams: Set<String> = [
    "AnyPublisher", "BehaviorRelay", "BehaviorSubject", "ControlEvent", "ControlProperty", "CurrentValueSubject",
    "Driver", "Infallible", "Observable", "PassthroughSubject", "PublishRelay", "PublishSubject", "ReplayRelay",
    "ReplaySubject", "SharedSequence", "Signal",
  ]
}
