import NavigationModel

/// Joins the ways that lead from one screen to another by the same move, whatever the conditions.
///
/// What all ways ask is the gate of the arrow; where each asks something else, any of that opens it.
struct Ways {
  private struct Key: Hashable {
    var from: NodeID
    var to: NodeID?
    var kind: Transition.Kind
    var level: Transition.Level
    var detail: String?
  }

  private var order: [Key] = []
  private var found: [Key: [Transition]] = [:]
  /// What was told of moves to which no way was added since.
  private var told: [Key: Transition] = [:]

  mutating func add(_ transition: Transition) {
    let isTab = transition.kind == .tab
    let key = Key(
      from: transition.from, to: transition.to, kind: transition.kind, level: transition.level,
      detail: isTab ? transition.detail : nil)
    if found[key] == nil { order.append(key) }
    found[key, default: []].append(transition)
    told[key] = nil
  }

  /// Tells all that was added in another way.
  mutating func change(_ told: (Transition) -> Transition) {
    let all = order.flatMap { found[$0] ?? [] }
    (order, found, self.told) = ([], [:], [:])
    for transition in all { add(told(transition)) }
  }

  /// One transition for each move.
  ///
  /// Asked for again and again while ways are still being added.
  var transitions: [Transition] {
    mutating get {
      for key in order where told[key] == nil { told[key] = found[key].flatMap(joined) }
      return order.compactMap { told[$0] }
    }
  }

  private func joined(_ ways: [Transition]) -> Transition? {
    let sorted = ways.sorted { $0.source < $1.source }
    guard var joined = sorted.first else { return nil }
    for way in sorted.dropFirst() {
      if way.source != joined.source, !joined.alsoAt.contains(way.source) { joined.alsoAt.append(way.source) }
      if way.certainty == .certain { joined.certainty = .certain }
      joined.label = joined.label ?? way.label
      // One way back that others take is enough.
      let isCommon = !joined.kind.isWayBack || joined.detail == way.detail
      joined.detail = isCommon ? joined.detail ?? way.detail : nil
    }
    joined.gates = sorted.map(\.gates).shared
    return joined
  }
}

/// Joins the ways that lead into the app by the same handler to the same place, whatever the conditions.
struct EntryWays {
  private struct Key: Hashable {
    var kind: Entry.Kind
    var name: String
    var to: NodeID?
  }

  private var order: [Key] = []
  private var found: [Key: [Entry]] = [:]

  mutating func add(_ entry: Entry) {
    let key = Key(kind: entry.kind, name: entry.name, to: entry.to)
    if found[key] == nil { order.append(key) }
    found[key, default: []].append(entry)
  }

  /// One entry for each handler and place.
  var entries: [Entry] { order.compactMap { found[$0].flatMap(joined) } }

  private func joined(_ ways: [Entry]) -> Entry? {
    let sorted = ways.sorted { $0.source < $1.source }
    guard var joined = sorted.first else { return nil }
    for way in sorted.dropFirst() where way.source != joined.source && !joined.alsoAt.contains(way.source) {
      joined.alsoAt.append(way.source)
    }
    joined.gates = sorted.map(\.gates).shared
    return joined
  }
}

extension [[Gate]] {
  /// What all ways ask; where each asks something else, any of that.
  var shared: [Gate] {
    guard count > 1 else { return first ?? [] }
    let common = self[0].filter { gate in allSatisfy { way in way.contains { $0.name == gate.name } } }
    guard common.isEmpty, allSatisfy({ !$0.isEmpty }) else { return common }
    if let undecided = withoutOpposites { return undecided.shared }
    var names: [String] = []
    for way in self {
      if let name = way.last?.name, !names.contains(name) { names.append(name) }
    }
    guard let first = self[0].last else { return [] }
    // Within a file they stand as they are asked; what the files are called says nothing of their order.
    if Set(compactMap(\.last?.source.file)).count > 1 { names.sort() }
    // More than three nobody reads.
    let more = names.count > 3 ? " or \(names.count - 2) more" : ""
    let told = names.prefix(more.isEmpty ? 3 : 2)
    return [Gate(name: told.joined(separator: " or ") + more, kind: first.kind, source: first.source)]
  }

  /// The ways without the last conditions of those that ask for something and for its opposite; `nil` where none do.
  ///
  /// Together they always hold: what is left is what else the ways ask.
  private var withoutOpposites: [[Gate]]? {
    let last = compactMap(\.last)
    let names = Set(last.map(\.name))
    let undecided = Set(
      last.lazy.filter { gate in names.contains(gate.opposite) }.flatMap { [$0.name, $0.opposite] })
    guard !undecided.isEmpty else { return nil }
    return map { way in way.last.map { undecided.contains($0.name) } ?? false ? Array<Gate>(way.dropLast()) : way }
  }
}
