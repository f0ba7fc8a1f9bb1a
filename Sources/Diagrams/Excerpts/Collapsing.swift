import Graphs
package import NavigationModel

extension CardGroup {
  /// A part of the app that has a sheet of its own, by its title or the name of its sheet.
  ///
  /// - Parameters:
  ///   - model: what is drawn.
  ///   - whole: the same with its coordinators.
  package static func part(named name: String, of model: Model, whole: Model) -> CardGroup? {
    let slug = Slug.of(name)
    let parts = FlowDivision(of: model, whole: whole).parts
    return parts.first { $0.key == slug }.map { CardGroup(key: $0.key, title: $0.title, members: $0.members) }
  }

  /// Some nodes that a user calls by one name, with everything that can only be reached through them.
  ///
  /// - Complexity: close to O(*nodes* + *transitions*).
  package static func everything(behind nodes: Set<NodeID>, named name: String, in model: Model) -> CardGroup {
    let index = Dictionary(model.nodes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let world = model.nodes.count
    var edges: [Digraph.Edge] = []
    var isReached = Set(model.entries.compactMap { $0.to.flatMap { index[$0] } })
    for node in isReached.sorted() { edges.append(.init(world, node)) }
    for transition in model.transitions where !transition.kind.isWayBack {
      guard let from = index[transition.from], let to = transition.to.flatMap({ index[$0] }), from != to else {
        continue
      }
      edges.append(.init(from, to))
      isReached.insert(to)
    }
    for node in model.nodes.indices where !isReached.contains(node) { edges.append(.init(world, node)) }
    let tree = Digraph(nodeCount: world + 1, edges: edges).dominatorTree(from: world)
    var members = nodes
    for node in tree.order.map(Int.init) where node != world {
      guard let parent = tree.parent(of: node), parent != world, members.contains(model.nodes[parent].id) else {
        continue
      }
      members.insert(model.nodes[node].id)
    }
    return CardGroup(key: Slug.of(name), title: name, members: members)
  }
}
