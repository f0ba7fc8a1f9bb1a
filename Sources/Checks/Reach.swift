internal import Graphs
internal import NavigationModel

/// What a user can come to from the app's entries.
struct Reach: Sendable {
  private let seen: Ways
  /// The nodes of what is seen, in order.
  private let nodes: [NodeID]
  /// What flows show counts as reached though it is not known at which screen they show it.
  private let reachedThroughFlows: Set<NodeID>

  init(_ model: Model, within whole: Model) {
    seen = Ways(model)
    nodes = model.nodes.map(\.id)
    let all = Ways(whole)
    reachedThroughFlows = Set(whole.nodes.indices.filter(all.isReached(node:)).map { whole.nodes[$0].id })
  }

  /// Whether an entry leads to the node.
  func isReached(node: Int) -> Bool { seen.isReached(node: node) || reachedThroughFlows.contains(nodes[node]) }

  /// Whether an entry leads to the route.
  func isReached(route: Int) -> Bool { seen.isReached(route: route) }

  /// The shortest way from an entry to a node, in words; empty where there is none.
  func path(to node: Int, in context: CheckContext) -> [String] { seen.path(to: node, in: context) }
}

/// The graph of an app's entries, transitions, routes and containment.
private struct Ways: Sendable {
  /// Nodes first, then routes, then one last node for the world outside, from which every entry leads in.
  private let graph: Digraph
  private let reasons: [Reason]
  private let tree: BreadthFirstTree
  private let nodeCount: Int

  /// Why an edge is there.
  private enum Reason: Sendable {
    case entry(Int)
    case transition(Int)
    case request(Int)
    /// A node of kind `event`, or a request that no screen makes.
    case outside
    /// A route shows its screens, and those of the routes from which it continues.
    case route
  }

  init(_ model: Model) {
    let routes = RouteGraph(model)
    let nodeIndex = Dictionary(
      model.nodes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    nodeCount = model.nodes.count
    let world = nodeCount + routes.routes.count
    var edges: [Digraph.Edge] = []
    var reasons: [Reason] = []
    func add(_ from: Int?, _ to: Int?, _ reason: Reason) {
      guard let from, let to else { return }
      edges.append(.init(from, to))
      reasons.append(reason)
    }
    let routeNode = { (id: RouteID?) in id.flatMap { routes.index[$0] }.map { model.nodes.count + $0 } }
    for (number, entry) in model.entries.enumerated() {
      add(world, entry.to.flatMap { nodeIndex[$0] }, .entry(number))
      add(world, routeNode(entry.route), .entry(number))
    }
    for (index, node) in model.nodes.enumerated() where node.kind == .event { add(world, index, .outside) }
    for (number, transition) in model.transitions.enumerated() where !transition.kind.isWayBack {
      let from = nodeIndex[transition.from]
      add(from, transition.to.flatMap { nodeIndex[$0] }, .transition(number))
      add(from, routeNode(transition.route), .transition(number))
    }
    for (number, request) in model.requests.enumerated() {
      for route in request.routes {
        add(request.from.flatMap { nodeIndex[$0] } ?? world, routeNode(route), .request(number))
      }
    }
    for (number, route) in routes.routes.enumerated() {
      for node in route.shownNodes { add(nodeCount + number, nodeIndex[node], .route) }
    }
    for reference in routes.references { add(nodeCount + reference.from, nodeCount + reference.to, .route) }
    graph = Digraph(nodeCount: world + 1, edges: edges)
    self.reasons = reasons
    tree = graph.breadthFirstTree(from: [world])
  }

  /// Whether an entry leads to the node.
  func isReached(node: Int) -> Bool { tree.isReached(node) }

  /// Whether an entry leads to the route.
  func isReached(route: Int) -> Bool { tree.isReached(nodeCount + route) }

  /// The shortest way from an entry to a node, in words; empty where there is none.
  func path(to node: Int, in context: CheckContext) -> [String] {
    let nodes = tree.nodes(to: node)
    return zip(tree.edges(to: node), nodes.dropFirst()).map { edge, target in
      describe(reasons[edge], target, context)
    }
  }

  private func describe(_ reason: Reason, _ target: Int, _ context: CheckContext) -> String {
    let isRoute = target >= nodeCount
    let name = isRoute ? context.model.routes[target - nodeCount].id.rawValue : context.model.nodes[target].name
    switch reason {
    case .entry(let number):
      let entry = context.model.entries[number]
      return "\(entry.kind.words) '\(entry.name)' \(isRoute ? "asks for" : "shows") '\(name)' (\(entry.source))"
    case .transition(let number):
      let transition = context.model.transitions[number]
      let from = context.name(transition.from)
      return "'\(from)' \(isRoute ? "asks for" : transition.kind.words) '\(name)' (\(transition.source))"
    case .request(let number):
      let request = context.model.requests[number]
      return "'\(request.owner)' asks for '\(name)' (\(request.source))"
    case .outside: return "the system calls '\(name)'"
    case .route: return isRoute ? "which continues from '\(name)'" : "which shows '\(name)'"
    }
  }
}

extension Route {
  /// Every node that carrying out the steps of this route may show, without those of the routes it continues from.
  fileprivate var shownNodes: [NodeID] {
    let built = steps.flatMap { [$0.node] + $0.factory.nestedChildren.map(\.node) }
    return ([destination] + built).compactMap { $0 }
  }
}
