import NavigationModel

/// Which nodes and transitions of a model are drawn, and which card each node becomes.
struct Selection {
  let projection: Projection
  /// Positions of the drawn transitions in the model: all of them.
  let transitions: Range<Int>
  /// Positions in the model of the nodes with a card of their own; the position here is the card's.
  let nodes: [Int]
  /// The card of each drawn node; those of a group share one, after all other cards.
  let cards: [NodeID: Int]
  let surroundings: Surroundings
  /// Alerts without a card, each with the first node on whose card it is written.
  let alerts: [NodeID: NodeID]
  /// The same, and those in groups: who shows one has it on its own card or in its own group.
  let leafAlerts: Set<NodeID>

  /// Selects from a model that is projected already.
  ///
  /// - Parameters:
  ///   - foldsAlerts: whether alerts that lead nowhere are written on the card of their screen.
  ///   - stacks: containers without a card of their own.
  init(
    of model: Model, projection: Projection, surroundings: Surroundings = Surroundings(), foldsAlerts: Bool = true,
    stacks: PlainStacks? = nil
  ) throws(DiagramError) {
    let known = try Self.identities(of: model)
    let touched = try Self.touched(in: model, known: known)
    self.projection = projection
    self.surroundings = surroundings
    transitions = model.transitions.indices
    let grouped = surroundings.groups.reduce(into: Set<NodeID>()) { $0.formUnion($1.members) }
    let leaves = foldsAlerts ? Self.leafAlerts(of: model, surroundings: surroundings) : nil
    let shown = leaves?.sources.filter { surroundings.elsewhere[$0.key] == nil } ?? [:]
    // One that only groups show has a card, unless it is in a group itself.
    let written = shown.filter { !grouped.contains($0.key) }.compactMapValues { sources in
      sources.first { !grouped.contains($0) && surroundings.elsewhere[$0] == nil }
    }
    let alerts = written.filter { leaves?.entered.contains($0.key) == false }
    leafAlerts = Set(shown.keys.filter { grouped.contains($0) || written[$0] != nil })
    nodes = model.nodes.indices.filter { index in
      let id = model.nodes[index].id
      guard !grouped.contains(id), surroundings.elsewhere[id] == nil, alerts[id] == nil, stacks?.screens[id] == nil
      else { return false }
      let standsAlone = model.nodes[index].kind.standsAlone && projection.levels.contains(.screen)
      return standsAlone || touched.contains(id)
    }
    var cards: [NodeID: Int] = [:]
    for (card, node) in nodes.enumerated() { cards[model.nodes[node].id] = card }
    for (number, group) in surroundings.groups.enumerated() {
      for member in group.members where known.contains(member) { cards[member] = nodes.count + number }
    }
    for (stack, screen) in stacks?.screens ?? [:] { cards[stack] = cards[screen] }
    self.cards = cards
    self.alerts = alerts
  }

  /// Whether a card stands for several nodes.
  func isGroup(_ card: Int) -> Bool { card >= nodes.count }

  /// The group that a card stands for, if it is one.
  func group(of card: Int) -> CardGroup? { isGroup(card) ? surroundings.groups[card - nodes.count] : nil }

  /// The position in the model of the node that a card stands for, if it is one.
  func node(of card: Int) -> Int? { card < nodes.count ? nodes[card] : nil }

  private static func identities(of model: Model) throws(DiagramError) -> Set<NodeID> {
    var known: Set<NodeID> = []
    for node in model.nodes where !known.insert(node.id).inserted { throw .duplicateNode(node.id) }
    return known
  }

  /// Every node at the end of something drawn, each checked to exist.
  private static func touched(in model: Model, known: Set<NodeID>) throws(DiagramError) -> Set<NodeID> {
    var touched: Set<NodeID> = []
    for index in model.transitions.indices {
      touched.insert(model.transitions[index].from)
      if let target = model.transitions[index].to { touched.insert(target) }
    }
    for entry in model.entries {
      if let target = entry.to { touched.insert(target) }
    }
    if !touched.isSubset(of: known), let stranger = touched.subtracting(known).min() { throw .unknownNode(stranger) }
    return touched
  }
}

extension Node.Kind {
  /// Whether a node is drawn even where nothing leads to it: a screen without a way in is worth seeing.
  fileprivate var standsAlone: Bool {
    switch self {
    case .screen, .container, .alert, .system, .external: true
    case .flow, .event: false
    }
  }
}
