import NavigationModel

extension Guide {
  /// Every transition of a projected model; those of one kind between the same two behind the same gates are one way.
  static func ways(of model: Model, cards: [NodeID: Int]) -> [Way] {
    var known: [Group: Int] = [:]
    var ways: [Way] = []
    for (index, transition) in model.transitions.enumerated() {
      guard let from = cards[transition.from] else { continue }
      let group = Group(
        from: from, to: transition.to.flatMap { cards[$0] }, kind: transition.kind,
        gates: transition.gates.map(\.name))
      if let way = known[group] {
        ways[way].add(transition, at: index)
      } else {
        known[group] = ways.count
        var way = Way(
          from: from, to: group.to, kind: group.kind, labels: [], details: [],
          gates: transition.gates.map(Gate.init), certainty: transition.certainty, sources: [], transitions: [])
        way.add(transition, at: index)
        ways.append(way)
      }
    }
    return ways
  }

  /// What transitions must have in common to count as one way; the same as for sharing an arrow.
  private struct Group: Hashable {
    var from: Int
    var to: Int?
    var kind: Transition.Kind
    var gates: [String]
  }
}

extension Guide.Way {
  fileprivate mutating func add(_ transition: Transition, at index: Int) {
    transitions.append(index)
    sources += ([transition.source] + transition.alsoAt).filter { !sources.contains($0) }
    if transition.certainty.rank < certainty.rank { certainty = transition.certainty }
    if let label = transition.label.map(DisplayText.line), !label.isEmpty, !labels.contains(label),
      label != kind.rawValue, label != kind.caption
    {
      labels.append(label)
    }
    if let detail = transition.detail.map(DisplayText.line), !detail.isEmpty, !details.contains(detail) {
      details.append(detail)
    }
  }
}

extension Certainty {
  /// The surest first.
  fileprivate var rank: Int {
    switch self {
    case .certain: 0
    case .declared: 1
    case .inferred: 2
    }
  }
}
