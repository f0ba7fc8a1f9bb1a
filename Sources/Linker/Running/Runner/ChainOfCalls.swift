import Facts
import NavigationModel

/// The calls that are going on, one in the other, and what stands where they become too many to be followed.
struct ChainOfCalls {
  /// A run that is put off.
  struct Postponed {
    var key: Runner.Activation
    var round: Int
    var effects: () -> [Effect]
  }

  /// Longer chains of calls are taken up again when what has led there is done.
  static let limit = 100
  /// What is put off more often than this is a recursion that builds ever new values.
  static let roundLimit = 3
  /// A run that ends this much before the limit is told from what is cut at it; a shorter chain finds it whole.
  private static let slack = 10

  var depth = 0
  /// How many times the run that is going on was put off, with those that led to it.
  private(set) var round = 0
  private var postponed: [Postponed] = []
  private var known: Set<Runner.Activation> = []
  /// How many calls were cut, or found what a cut one had left.
  private var cuts = 0
  /// Runs that miss what stood behind the limit.
  private var incomplete: Set<Runner.Activation> = []
  /// Those that were forgotten for it; to run them over and over again would take time without end.
  private var forgotten: Set<Runner.Activation> = []

  var isTooLong: Bool { depth >= Self.limit }

  /// Notes a run for later, once.
  mutating func putOff(_ key: Runner.Activation, _ effects: @escaping () -> [Effect]) {
    guard known.insert(key).inserted else { return }
    postponed.append(Postponed(key: key, round: round + 1, effects: effects))
  }

  mutating func cut() { cuts += 1 }

  /// Notes that a run is asked for what it was found to do.
  mutating func look(at key: Runner.Activation) {
    if !incomplete.isEmpty, incomplete.contains(key) { cuts += 1 }
  }

  /// Goes one call deeper; gives how many were cut before.
  mutating func begin() -> Int {
    depth += 1
    return cuts
  }

  /// Leaves a call; gives the runs that should be done again when they are asked for by a shorter chain.
  mutating func end(_ key: Runner.Activation, before: Int) -> Set<Runner.Activation> {
    depth -= 1
    if depth >= Self.limit - Self.slack {
      if cuts > before, !forgotten.contains(key) { incomplete.insert(key) }
      return []
    }
    guard !incomplete.isEmpty else { return [] }
    defer { incomplete = [] }
    forgotten.formUnion(incomplete)
    return incomplete
  }

  /// The next run that was put off.
  mutating func next() -> Postponed? {
    let next = postponed.popLast()
    round = next?.round ?? 0
    return next
  }
}

extension Runner {
  /// What a run does, from what is known of it or by running it.
  func summary(
    _ key: Activation, _ origin: Summaries.RunOrigin = .other, in owner: TypeID?, of flow: NodeID? = nil,
    retaining values: [Value], _ effects: @escaping () -> [Effect]
  ) -> [Effect] {
    if let known = numbers[key] {
      chain.look(at: key)
      return summaries.effects(of: known)
    }
    guard !chain.isTooLong else {
      putOff(key, origin, owner, flow, values, effects)
      return []
    }
    return summary(begun: key, origin, values, effects)
  }

  private func summary(
    begun key: Activation, _ origin: Summaries.RunOrigin, _ values: [Value], _ effects: () -> [Effect]
  ) -> [Effect] {
    let number = summaries.begin(origin)
    numbers[key] = number
    retained += values
    let before = chain.begin()
    emission.isHeld = true
    summaries.complete(number, with: effects())
    for cut in chain.end(key, before: before) { numbers[cut] = nil }
    if chain.depth == 0 {
      if chain.round == 0 { runPostponed() }
      if chain.round == 0 { emission.isHeld = false }
    }
    return summaries.effects(of: number)
  }

  /// Notes code at the end of a long chain of calls: what it does at screens of its own is found when it is run by itself.
  ///
  /// Views that hold views this deep go round in a circle.
  private func putOff(
    _ key: Activation, _ origin: Summaries.RunOrigin, _ owner: TypeID?, _ flow: NodeID?, _ values: [Value],
    _ effects: @escaping () -> [Effect]
  ) {
    let isOfViews = key.code.function.map(isOfViews) ?? owner.map { program[$0].keyword == .struct } ?? false
    guard !isOfViews else { return }
    chain.cut()
    chain.putOff(key) { [self] in
      let done = summary(begun: key, origin, values, effects)
      return flow.map { claim(done, by: $0, ofRun: key) } ?? done
    }
  }

  /// Runs what stood at the end of long chains of calls.
  private func runPostponed() {
    while let next = chain.next() {
      guard numbers[next.key] == nil else { continue }
      guard next.round <= ChainOfCalls.roundLimit else {
        cutOff(next.key)
        continue
      }
      emission.lose(settled(next.effects()))
    }
  }
}
