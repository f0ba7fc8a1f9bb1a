import NavigationModel

/// What a user would call each node: a plain stack by the first screen that it shows.
struct SpokenNames {
  private(set) var names: [NodeID: String] = [:]

  init(of model: Model) {
    var isPlain: Set<NodeID> = []
    for node in model.nodes {
      names[node.id] = node.spokenName
      if node.anonymous, node.container == .navigation { isPlain.insert(node.id) }
    }
    var isDone = false
    // A stack may show another.
    while !isDone {
      isDone = true
      for transition in model.transitions where transition.kind.isContainment && isPlain.contains(transition.from) {
        guard let target = transition.to, !isPlain.contains(target) else { continue }
        isPlain.remove(transition.from)
        names[transition.from] = names[target]
        isDone = false
      }
    }
  }
}
