package import NavigationModel
internal import Graphs

/// A model with what several rules ask of it, worked out once.
package struct CheckContext: Sendable {
  /// The app as a person sees it: without flows and what goes on among them.
  package let model: Model
  /// The app with its flows, for rules that are about them.
  let whole: Model
  /// Position of each node in `model.nodes`.
  let nodeIndex: [NodeID: Int]
  let routes: RouteGraph
  let reach: Reach
  let groups: ScreenGroups
  let gaps: Gaps
  let launches: Launches

  /// Prepares a model for checking.
  ///
  /// - Complexity: O(nodes + transitions + steps) time and space.
  package init(model whole: Model) {
    let model = whole.projected(.screens)
    self.model = model
    self.whole = whole
    nodeIndex = Dictionary(
      model.nodes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    routes = RouteGraph(model)
    reach = Reach(model, within: whole)
    groups = ScreenGroups(model, nodeIndex: nodeIndex)
    gaps = Gaps(model)
    launches = Launches(model)
  }

  /// The node of an identity, if the model has it.
  func node(_ id: NodeID?) -> Node? {
    id.flatMap { nodeIndex[$0] }.map { model.nodes[$0] }
  }

  /// Name of a node for a message.
  func name(_ id: NodeID) -> String { node(id)?.name ?? id.rawValue }
}
