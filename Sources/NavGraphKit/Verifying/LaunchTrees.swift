public import NavigationModel

extension Model {
  /// What can stand in the window when the app has started, in the notation of trees; empty where nothing tells.
  public var launchTrees: [String] {
    var seen: Set<NodeID> = []
    let starts = entries.filter { $0.kind == .launch && $0.role == nil }.compactMap(\.to).filter {
      seen.insert($0).inserted
    }
    return starts.compactMap { LaunchTree(model: self).text(of: $0, path: []) }
  }
}

/// Writes a node and what it holds from the start as a tree.
private struct LaunchTree {
  let nodes: [NodeID: Node]
  let children: [NodeID: [NodeID]]

  init(model: Model) {
    nodes = Dictionary(model.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let held = model.transitions.filter { [.embed, .tab, .split].contains($0.kind) && $0.level == .structural }
    children = Dictionary(grouping: held.sorted { $0.source < $1.source }, by: \.from).mapValues { $0.compactMap(\.to) }
  }

  func text(of id: NodeID, path: [NodeID]) -> String? {
    guard let node = nodes[id], !path.contains(id), path.count < 8 else { return nil }
    let inner = (children[id] ?? []).compactMap { text(of: $0, path: path + [id]) }
    switch node.container {
    case .navigation: return "\(name(node, "UINavigationController", "Nav"))[\(inner.joined(separator: ", "))]"
    case .tab:
      let tabs = name(node, "UITabBarController", "Tab")
      return inner.isEmpty ? "\(tabs)[]" : "\(tabs)<0>[\(inner.joined(separator: ", "))]"
    case .split: return "\(name(node, "UISplitViewController", "Split"))[\(inner.joined(separator: " / "))]"
    case .page, .drawer, .custom, nil:
      guard let name = identifier(node.name) else { return nil }
      return inner.isEmpty || node.container == nil ? name : "\(name){\(inner.joined(separator: ", "))}"
    }
  }

  /// The class of a container; UIKit's own by the short name.
  private func name(_ node: Node, _ standard: String, _ short: String) -> String {
    node.anonymous || node.name == standard ? short : identifier(node.name) ?? short
  }

  /// A name that trees can hold.
  private func identifier(_ name: String) -> String? {
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || "_.<>".contains($0) }
    return isPlain && name.first?.isLetter == true ? name : nil
  }
}
