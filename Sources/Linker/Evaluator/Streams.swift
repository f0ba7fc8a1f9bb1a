import Facts

/// Streams of RxSwift and Combine: they bring one element after the other, and are no lists.
extension Value {
  /// Whether it is a stream that the app makes, or one that is at least of such a type.
  var isStream: Bool {
    switch self {
    case .typed(let type, nil): type.simpleName.map(Term.streams.contains) ?? false
    case .term(let term): term.base == nil && term.isMadeStream || term.isJoined
    default: false
    }
  }
}

extension Term {
  /// Whether a stream that the app makes is at the beginning of the chain: `PassthroughSubject<Void, Never>().first()`.
  var isOfStream: Bool { root.isMadeStream }

  /// What brings the elements of several: `Publishers.CombineLatest(names, amounts)`.
  fileprivate var isJoined: Bool {
    guard arguments != nil, case .term(let library)? = base else { return false }
    return library.name == "Publishers" && library.arguments == nil
  }

  fileprivate var isMadeStream: Bool { arguments != nil && Self.streams.contains(name) }

  /// Types whose objects bring one element after the other.
  fileprivate static let streams: Set<String> = [
    "AnyPublisher", "BehaviorRelay", "BehaviorSubject", "ControlEvent", "ControlProperty", "CurrentValueSubject",
    "Driver", "Infallible", "Observable", "PassthroughSubject", "PublishRelay", "PublishSubject", "ReplayRelay",
    "ReplaySubject", "SharedSequence", "Signal",
  ]
}
