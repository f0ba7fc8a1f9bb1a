import NavigationModel

/// Which nodes and transitions of a model are drawn, and which card each node becomes.
struct Selection {
  /// Drawn levels, in the order of the model's declaration.
  let levels: [Transition.Level]
  /// Positions of the drawn transitions in the model.
  let transitions: [Int]
  /// Positions of the drawn nodes in the model; the position here is the card's.
  let nodes: [Int]
  /// The card of each drawn node.
  let cards: [NodeID: Int]

  init(of model: Model, levels: Set<Transition.Level>) throws(DiagramError) {
    let known = try Self.identities(of: model)
    let drawn = model.transitions.indices.filter { levels.contains(model.transitions[$0].level) }
    let touched = try Self.touched(by: drawn, of: model, known: known)
    self.levels = Transition.Level.allCases.filter(levels.contains)
    transitions = drawn
    nodes = model.nodes.indices.filter { index in
      model.nodes[index].kind.standsAlone || touched.contains(model.nodes[index].id)
    }
    var cards: [NodeID: Int] = [:]
    for (card, node) in nodes.enumerated() { cards[model.nodes[node].id] = card }
    self.cards = cards
  }

  private static func identities(of model: Model) throws(DiagramError) -> Set<NodeID> {
    var known: Set<NodeID> = []
    for node in model.nodes where !known.insert(node.id).inserted { throw .duplicateNode(node.id) }
    return known
  }

  /// Every node at the end of something drawn, each checked to exist.
  private static func touched(
    by transitions: [Int], of model: Model, known: Set<NodeID>
  ) throws(DiagramError) -> Set<NodeID> {
    var touched: Set<NodeID> = []
    for index in transitions {
      touched.insert(model.transitions[index].from)
      if let target = model.transitions[index].to { touched.insert(target) }
    }
    for entry in model.entries {
      if let target = entry.to { touched.insert(target) }
    }
    if let stranger = touched.subtracting(known).min() { throw .unknownNode(stranger) }
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
