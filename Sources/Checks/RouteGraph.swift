internal import Graphs
internal import NavigationModel

/// The route configurations of an app, and which of them refers to which.
struct RouteGraph: Sendable {
  let routes: [Route]
  let index: [RouteID: Int]
  /// One edge for each reference, from the route that continues to the one it continues from.
  let graph: Digraph
  /// The reference of each edge.
  let references: [Reference]
  /// Routes that the app asks for: from code, from outside, or behind a transition.
  let isRequested: [Bool]
  /// Routes from which another one continues.
  let isReferred: [Bool]

  /// A place where one route continues from another.
  struct Reference: Sendable {
    let from: Int
    let to: Int
    /// Whether it is followed as soon as the route is made: no closure stands between, and no variant is chosen first.
    let isImmediate: Bool
    let source: SourcePlace
  }

  init(_ model: Model) {
    routes = model.routes
    let index = Dictionary(
      model.routes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.index = index
    references = model.routes.indices.flatMap { Self.references(of: model.routes[$0], at: $0, index) }
    graph = Digraph(nodeCount: routes.count, edges: references.map { .init($0.from, $0.to) })

    var isRequested = [Bool](repeating: false, count: routes.count)
    let asked =
      model.requests.flatMap(\.routes) + model.entries.compactMap(\.route) + model.transitions.compactMap(\.route)
    for id in asked {
      if let route = index[id] { isRequested[route] = true }
    }
    self.isRequested = isRequested

    var isReferred = [Bool](repeating: false, count: routes.count)
    for reference in references where reference.from != reference.to { isReferred[reference.to] = true }
    self.isReferred = isReferred
  }

  subscript(id: RouteID) -> Route? { index[id].map { routes[$0] } }

  private static func references(of route: Route, at from: Int, _ index: [RouteID: Int]) -> [Reference] {
    route.start.nested.flatMap { start, isLazy in
      start.routes.compactMap { id in
        index[id].map {
          Reference(from: from, to: $0, isImmediate: !isLazy && start.routes.count == 1, source: start.source)
        }
      }
    }
  }
}
