package import Findings
internal import Graphs
internal import NavigationModel

/// A screen to which no entry leads.
package enum UnreachableScreen: Rule {
  package static let id = RuleID("unreachable-screen")
  package static let defaultSeverity = Severity.warning
  package static let page = RulePage(
    whatItDoes: """
      Finds screens that no user can come to, from whatever entry: launch, link, notification. Of screens that lead to each
      other, only the first is reported, and the rest counted with it. What a coordinator shows is never
      reported, and a scene whose class does not exist is told of once, by `missing-storyboard-reference`.

      Nothing is reported while the first screen of the screen's app is not known, but for SwiftUI views that no code
      names at all; nor about a screen that an unresolved call names. The launch of an extension or a watch app counts for
      the screens in its own folder only.
      """,
    whyIsThisBad: """
      The screen is dead code, or the edge that led to it was lost: a segue deleted, an action no longer connected, a route
      that nobody asks for.
      """,
    howToFix: "Restore the transition; the notes name the nearest place where one is missing. Or delete the screen.")

  package static let triggering = [
    Example.screens(
      """
      class HomeViewController: UIViewController {
        @IBAction func openCart() {
          navigationController?.pushViewController(CartViewController(), animated: true)
        }
      }

      class CartViewController: UIViewController {}

      class ↓WishesViewController: UIViewController {}
      """)
  ]

  package static let nonTriggering = [
    Example.screens(
      """
      class HomeViewController: UIViewController {
        @IBAction func openCart() {
          navigationController?.pushViewController(CartViewController(), animated: true)
        }
      }

      class CartViewController: UIViewController {
        @IBAction func openWishes() {
          navigationController?.pushViewController(WishesViewController(), animated: true)
        }
      }

      class WishesViewController: UIViewController {}
      """)
  ]

  package static func findings(in context: CheckContext) -> [Finding] {
    let graph = context.forwardGraph
    let suspects = suspects(in: context, graph)
    guard !suspects.isEmpty else { return [] }
    let components = graph.strongComponents()
    let isBehindOther = componentsBehind(suspects, components, graph)
    let first = Dictionary(grouping: suspects) { components.ofNode[$0] }.filter { !isBehindOther[Int($0.key)] }
    return first.values.compactMap { members in
      let ranked = members.sorted { context.rank($0) < context.rank($1) }
      return ranked.first.flatMap { report($0, graph, Set(suspects), context) }
    }.sorted()
  }

  /// The components to which a suspect of another one leads, by whatever nodes that are none themselves.
  private static func componentsBehind(
    _ suspects: [Int], _ components: StrongComponents, _ graph: Digraph
  ) -> [Bool] {
    var holdsSuspect = [Bool](repeating: false, count: components.count)
    for node in suspects { holdsSuspect[Int(components.ofNode[node])] = true }
    var isBehind = [Bool](repeating: false, count: components.count)
    // No edge leads to a higher component, so each is settled before those behind it.
    for (component, members) in components.members().enumerated().reversed()
    where holdsSuspect[component] || isBehind[component] {
      for target in members.flatMap(graph.successors(of:)) where components.ofNode[Int(target)] != component {
        isBehind[Int(components.ofNode[Int(target)])] = true
      }
    }
    return isBehind
  }

  /// Places of what no user can come to, whoever tells of it.
  static func places(in context: CheckContext) -> Set<SourcePlace> {
    Set(suspects(in: context, context.forwardGraph).compactMap { context.model.nodes[$0].source })
  }

  /// Nodes that are not reached, and of which nothing excuses that.
  private static func suspects(in context: CheckContext, _ graph: Digraph) -> [Int] {
    guard context.hasLaunch else { return [] }
    let nodes = context.model.nodes
    let unreached = nodes.indices.filter { !context.reach.isReached(node: $0) }
    // A coordinator that was not seen to start may have been started in a way that was not understood.
    let flows = Set(context.whole.nodes.filter { $0.kind == .flow }.map(\.id))
    let ofFlows = Set(context.whole.transitions.filter { flows.contains($0.from) }.compactMap(\.to))
    let excused = unreached.filter { index in
      if ofFlows.contains(nodes[index].id) { return true }
      let holdsReached = graph.successors(of: index).contains { child in
        context.groups.areTogether(index, Int(child)) && context.reach.isReached(node: Int(child))
      }
      return holdsReached || context.gaps.mention(nodes[index].name) || nodes[index].isOfLibrary
    }
    // A container class that scenes share is at each of them.
    let inScenes = Set(
      nodes.filter { $0.kind == .container && $0.scene != nil && $0.id.rawValue.hasPrefix($0.name + "@") }.map(\.name))
    let behindExcused = graph.breadthFirstTree(from: excused)
    let hasWayIn = Set(context.whole.transitions.compactMap(\.to))
    return unreached.filter { index in
      guard !behindExcused.isReached(index) else { return false }
      let isForgotten = nodes[index].isView && !hasWayIn.contains(nodes[index].id)
      guard isForgotten || context.launches.areKnown(for: nodes[index]) else { return false }
      // A plain controller that code makes is a frame for something, not a screen that somebody forgot.
      if nodes[index].anonymous, nodes[index].scene == nil { return false }
      // In a storyboard a hosting controller is empty: the code that makes another one in its place says what it hosts.
      if nodes[index].anonymous, nodes[index].name == "UIHostingController" { return false }
      // Nobody can delete a library's class, and what is only declared is told as drift.
      if nodes[index].isOfLibrary || nodes[index].isDeclared { return false }
      switch nodes[index].kind {
      case .screen: return true
      case .container: return !nodes[index].anonymous && !inScenes.contains(nodes[index].name)
      case .flow, .alert, .system, .external, .event: return false
      }
    }
  }

  private static func report(
    _ index: Int, _ graph: Digraph, _ suspects: Set<Int>, _ context: CheckContext
  ) -> Finding? {
    let node = context.model.nodes[index]
    let behind = graph.breadthFirstTree(from: [index]).order.map { Int($0) }
      .filter { $0 != index && suspects.contains($0) }
    // Two findings at one place would say the same twice: the scene is a leftover, and so are those behind it.
    if context.lacksClass(node), behind.allSatisfy({ context.lacksClass(context.model.nodes[$0]) }) { return nil }
    var notes = hints(for: node, context)
    if !behind.isEmpty { notes.append(Note(message: Message.behind(behind.map { context.model.nodes[$0].name }).text)) }
    return finding(
      .unreachable(node), at: node.source.map { .source($0) } ?? .wholeApp, notes: notes,
      nodes: [node.id] + behind.map { context.model.nodes[$0].id })
  }

  /// The nearest places where an edge is missing.
  private static func hints(for node: Node, _ context: CheckContext) -> [Note] {
    let routes = context.model.routes.filter { $0.destination == node.id }.map {
      Note(message: Message.routeLeadsHere($0).text, source: $0.source)
    }
    guard routes.isEmpty, let own = node.scene, let around = context.outermostScene(of: node) else { return routes }
    let scene = own.identifier != nil && around.identifier == nil ? own : around
    let neighbour = context.model.nodes.indices.first {
      context.model.nodes[$0].scene?.storyboard == scene.storyboard && context.reach.isReached(node: $0)
    }
    let inStoryboard = neighbour.map { context.model.nodes[$0] }.map {
      Note(message: Message.neighbour($0.name, in: scene).text, source: $0.source)
    }
    return [Note(message: Message.nothingInstantiates(scene).text)] + (inStoryboard.map { [$0] } ?? [])
  }
}

extension CheckContext {
  /// Whether the class of a scene is declared nowhere.
  fileprivate func lacksClass(_ node: Node) -> Bool {
    model.missing.contains { $0.kind == .sceneClass && $0.source == node.source }
  }

  /// Every transition that leads forward between two known nodes.
  fileprivate var forwardGraph: Digraph {
    let edges = model.transitions.filter { !$0.kind.isWayBack }.compactMap { transition -> Digraph.Edge? in
      guard let from = nodeIndex[transition.from], let to = transition.to.flatMap({ nodeIndex[$0] }) else { return nil }
      return .init(from, to)
    }
    return Digraph(nodeCount: model.nodes.count, edges: edges)
  }

  /// The scene that brings a node along: its own, or that of the container around it.
  fileprivate func outermostScene(of node: Node) -> StoryboardScene? {
    var current = node
    var seen: Set<NodeID> = [node.id]
    while let holder = model.transitions.first(where: { $0.to == current.id && $0.kind.isContainment }),
      let around = self.node(holder.from), around.scene?.storyboard == node.scene?.storyboard,
      seen.insert(around.id).inserted
    {
      current = around
    }
    return current.scene
  }

  /// By place: which of several to name.
  fileprivate func rank(_ index: Int) -> (String, Int, NodeID) {
    let node = model.nodes[index]
    return (node.source?.file ?? "", node.source?.line ?? 0, node.id)
  }
}

extension Node {
  /// Whether the app does not declare it; who shows such an object, and where, is often not seen.
  fileprivate var isOfLibrary: Bool { source == nil && scene == nil }

  /// Whether the team declares it, and the source has none of it.
  fileprivate var isDeclared: Bool { source.map { $0.file.hasSuffix(".yml") } ?? false }

  /// What to call it: a scene without a class of its own by its title or identifier.
  fileprivate var spoken: String {
    guard let scene, name.hasPrefix("UI") else { return "'\(name)'" }
    let own = title.map { "titled '\($0)'" } ?? scene.identifier.map { "'\($0)'" } ?? "'\(scene.objectID)'"
    return "the scene \(own) (\(name)) of the storyboard '\(scene.storyboard)'"
  }

  /// Whether it is a view of SwiftUI, by its name: only Swift can make one, whatever language the launch is written in.
  fileprivate var isView: Bool {
    kind == .screen && scene == nil && !anonymous && !["Controller", "VC"].contains(where: name.hasSuffix)
  }
}

extension Message {
  fileprivate static func unreachable(_ node: Node) -> Message {
    "nothing shows \(node.spoken), neither from the launch nor from a link; lead there or delete it"
  }

  fileprivate static func routeLeadsHere(_ route: Route) -> Message {
    "the route '\(route.id)' leads here, but nobody who can be reached asks for it"
  }

  fileprivate static func nothingInstantiates(_ scene: StoryboardScene) -> Message {
    if let identifier = scene.identifier {
      return "nothing instantiates the scene '\(identifier)' of the storyboard '\(scene.storyboard)'"
    }
    return "no segue leads to its scene in the storyboard '\(scene.storyboard)', and it has no identifier"
  }

  fileprivate static func neighbour(_ name: String, in scene: StoryboardScene) -> Message {
    "'\(name)' of the same storyboard can be reached"
  }

  fileprivate static func behind(_ names: [String]) -> Message {
    "\(list(names)) can be reached from here only"
  }
}
