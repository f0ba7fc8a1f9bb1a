import NavigationModel

/// Adds declared edges, and knows those that were read.
final class DeclaredEdges {
  private let linkage: Linkage
  private var extracted: [EdgeIdentity: SourcePlace] = [:]
  private var hops: Set<EdgeIdentity> = []

  init(linkage: Linkage) {
    self.linkage = linkage
    for transition in linkage.draft.transitions where transition.certainty != .declared {
      let identity = EdgeIdentity(transition)
      extracted[identity] = min(extracted[identity] ?? transition.source, transition.source)
    }
  }

  /// Where the source makes the same edge.
  func source(of transition: Transition) -> SourcePlace? { extracted[EdgeIdentity(transition)] }

  /// Adds an edge, unless the source makes it.
  func add(_ transition: Transition) {
    if source(of: transition) == nil { linkage.draft.add(transition) }
  }

  /// Adds what a declared route does from one screen to the next.
  func addHop(_ transition: Transition) {
    hops.insert(EdgeIdentity(transition))
    add(transition)
  }

  /// Takes away hops of which a declared transition says the same, and under which conditions.
  func dropHopsBesideGates() {
    guard !hops.isEmpty else { return }
    let gated = linkage.draft.transitions.filter { $0.certainty == .declared && !$0.gates.isEmpty }
    linkage.draft.correct { hop in
      let isTold =
        hop.certainty == .declared && hop.gates.isEmpty && hops.contains(EdgeIdentity(hop))
        && gated.contains { $0.from == hop.from && $0.to == hop.to && $0.kind == hop.kind }
      return isTold ? nil : hop
    }
  }

  /// An edge of which the team is sure; its level follows from its ends.
  func edge(
    from: NodeID, to: NodeID?, _ kind: Transition.Kind, gates: [Gate] = [], label: String? = nil,
    route: RouteID? = nil, at source: SourcePlace
  ) -> Transition {
    Transition(
      from: from, to: to, kind: kind, level: linkage.nodes.level(from: from, to: to, kind), label: label, gates: gates,
      certainty: .declared, source: source, route: route)
  }
}

/// What makes two edges the same.
struct EdgeIdentity: Hashable {
  private let from: NodeID
  private let to: NodeID?
  private let kind: Transition.Kind
  private let gates: [String]

  init(_ transition: Transition) {
    from = transition.from
    to = transition.to
    kind = transition.kind
    gates = transition.gates.map(\.name)
  }
}

extension NodeTable {
  /// The level of an edge between two nodes.
  func level(from: NodeID, to: NodeID?, _ kind: Transition.Kind) -> Transition.Level {
    if kind.isContainment { return .structural }
    let isFlow = [from, to].compactMap(\.self).contains { self[$0]?.kind == .flow }
    return isFlow || kind == .childFlow || kind == .finishFlow ? .flow : .screen
  }
}
