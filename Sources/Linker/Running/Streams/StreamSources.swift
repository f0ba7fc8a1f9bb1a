import Facts

/// What a stream brings the elements of: one subject, or all those that `Observable.merge(…)` joins.
struct StreamSources {
  /// The subjects where they are made.
  private(set) var subjects: [Term] = []
  /// Whether there is nothing else that sends.
  private(set) var isWhole = true

  private static let depthLimit = 12
  /// More streams than this are not taken apart for one: services that follow one another lead to ever new ones.
  private static let limit = 100
  /// Those of one place are so many at most.
  private static let placeLimit = 4

  private let evaluator: Evaluator
  /// Streams whose elements come from others, and that were taken apart already: flows lead back to where they began.
  private var seen: Set<ObjectIdentifier> = []
  /// How often a stream was taken apart that is written at one place: what asks for itself once more, page by page,
  /// makes a new one each time.
  private var taken: [Origin: Int] = [:]

  init(of stream: Value, _ evaluator: Evaluator) {
    self.evaluator = evaluator
    collect(stream, depth: 0)
  }

  private init(of stream: Value, beside other: StreamSources, depth: Int) {
    evaluator = other.evaluator
    seen = other.seen
    taken = other.taken
    collect(stream, depth: depth)
  }

  private mutating func collect(_ stream: Value, depth: Int) {
    guard case .term(var current) = stream, depth < Self.depthLimit else {
      isWhole = false
      return
    }
    while case .term(let base)? = current.base {
      if replace(current, depth: depth) { return }
      if Value.term(base).isType, Self.joining.contains(current.name), let joined = current.arguments, !joined.isEmpty {
        for argument in joined {
          if case .array(let streams) = argument.value {
            for stream in streams { collect(stream, depth: depth + 1) }
          } else {
            collect(argument.value, depth: depth + 1)
          }
        }
        return
      }
      current = base
    }
    if Subscriptions.isSubject(current) { subjects.append(current) } else { isWhole = false }
  }

  /// Takes the streams instead that an operator makes of the elements of another one, and says whether all are known.
  ///
  /// What goes on when a child is done is not what began it:
  /// `taps.flatMap { _ in showCart() }`, `taps.map { cart.events }.switchToLatest()`.
  private mutating func replace(_ term: Term, depth: Int) -> Bool {
    guard !seen.contains(ObjectIdentifier(term)) else { return true }
    let place = term.origin.general
    guard seen.count < Self.limit, taken[place, default: 0] < Self.placeLimit else {
      isWhole = false
      return true
    }
    guard let made = streams(madeBy: term), !made.isEmpty else { return false }
    seen.insert(ObjectIdentifier(term))
    taken[place, default: 0] += 1
    var isKnown = true
    for stream in made {
      let inner = StreamSources(of: stream, beside: self, depth: depth + 1)
      seen = inner.seen
      taken = inner.taken
      subjects += inner.subjects
      isWhole = isWhole && inner.isWhole
      isKnown = isKnown && !inner.subjects.isEmpty
    }
    return isKnown
  }

  private func streams(madeBy term: Term) -> [Value]? {
    var maker = term
    if Self.switching.contains(term.name), term.arguments?.isEmpty ?? false, case .term(let mapped)? = term.base,
      mapped.name == "map"
    {
      maker = mapped
    } else if !Self.replacing.contains(term.name) {
      return nil
    }
    guard let written = maker.arguments?.last else { return nil }
    return written.value.alternatives.flatMap { function -> [Value] in
      switch function {
      case .closure(let closure): evaluator.result(of: closure, arguments: []).alternatives
      case .function(let id, let receiver): evaluator.result(of: id, arguments: [], receiver: receiver).alternatives
      default: []
      }
    }
  }

  /// Operators whose closure makes the stream that comes instead.
  private static let replacing: Set<String> = ["concatMap", "flatMap", "flatMapFirst", "flatMapLatest"]
  private static let switching: Set<String> = ["merge", "switchLatest", "switchToLatest"]
  /// Static functions that hand on what any of several streams brings.
  private static let joining: Set<String> = ["amb", "concat", "merge", "of"]
}
