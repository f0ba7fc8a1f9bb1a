package import NavigationModel

/// The nodes of a model as what stands in a window: what each is called, what it does with its children, and what it
/// holds when it comes up.
///
/// The router knows classes of view controllers; a SwiftUI tab view is none of them, but stands on the screen all the
/// same. Here it is given a class of its own that inherits from the container of UIKit that behaves like it.
package struct Staging: Sendable {
  /// Classes of the source, and those that only the model tells of.
  package let classes: [String: ScreenClass]
  private let nodes: [NodeID: Node]
  private let names: [NodeID: String]
  /// What containers hold from the start, in the order of the source.
  private let held: [NodeID: [Transition]]

  /// Controllers that one node is built of at most; one that holds more is cut off there.
  private static let largest = 200

  /// Prepares the nodes of a model.
  ///
  /// - Parameter known: classes that the source declares; they keep what it says of them.
  /// - Complexity: O(nodes + transitions).
  package init(_ model: Model, beside known: [String: ScreenClass] = [:]) {
    nodes = Dictionary(model.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let structure = model.transitions.filter { $0.level == .structural && $0.kind.isContainment }
    held = Dictionary(grouping: structure.sorted { $0.source < $1.source }, by: \.from)
    var names: [NodeID: String] = [:]
    var classes = known
    var taken: Set<String> = []
    for node in model.nodes {
      let superclass = Self.superclass(of: node, holding: held[node.id] ?? [])
      let name = Self.name(of: node, standard: superclass, taken: &taken)
      names[node.id] = name
      if classes[name] == nil, name != superclass {
        classes[name] = ScreenClass(name: name, superclass: superclass, source: node.source)
      }
    }
    self.names = names
    self.classes = classes
  }

  /// The container of UIKit that a node behaves like.
  private static func superclass(of node: Node, holding children: [Transition]) -> String? {
    switch node.container {
    case .navigation: return LibraryClasses.navigation
    case .tab: return LibraryClasses.tab
    case .split: return LibraryClasses.split
    case .page, .drawer, .custom, nil: break
    }
    if children.contains(where: { $0.kind == .tab }) { return LibraryClasses.tab }
    return children.contains { $0.kind == .split } ? LibraryClasses.split : nil
  }

  /// A name that trees can hold and that no other node has; UIKit's own for a container that has none.
  private static func name(of node: Node, standard: String?, taken: inout Set<String>) -> String {
    if let standard, node.anonymous || node.name == standard { return standard }
    var name = String(node.name.map { $0.isLetter || $0.isNumber || "_.<>".contains($0) ? $0 : "_" })
    if !node.name.hasBalancedAngles { name = name.replacing("<", with: "_").replacing(">", with: "_") }
    if name.first.map({ $0.isLetter || $0 == "_" }) != true { name = "_" + name }
    var unique = name
    var number = 2
    while !taken.insert(unique).inserted {
      unique = "\(name)_\(number)"
      number += 1
    }
    return unique
  }

  /// What a node is called in trees.
  package func name(of id: NodeID) -> String? { names[id] }

  /// The node itself.
  package func node(_ id: NodeID) -> Node? { nodes[id] }

  // MARK: Trees

  /// A node with what it holds from the start; `nil` where the model has no such node.
  ///
  /// - Complexity: O(what it is built of).
  package func tree(of id: NodeID, in classes: ScreenClasses) -> ScreenTree? {
    guard names[id] != nil else { return nil }
    var tree = ScreenTree(nodes: [], classes: classes)
    guard let root = add(id, to: &tree, path: []) else { return nil }
    tree.root = root
    _ = tree.compact()
    return tree
  }

  private func add(_ id: NodeID, to tree: inout ScreenTree, path: [NodeID]) -> ControllerID? {
    guard let name = names[id], !path.contains(id), path.count < 8, tree.count < Self.largest else { return nil }
    let controller = tree.add(tree.classes.symbol(name))
    let children = (held[id] ?? []).filter { tree.kind(of: controller) != .tab || $0.kind == .tab }
    let inner = children.compactMap { $0.to.flatMap { add($0, to: &tree, path: path + [id]) } }
    // UIKit takes no stack into a stack: what the inner one shows stands in the outer one.
    let accepted = inner.flatMap { child in
      tree.kind(of: controller) == .navigation && tree.kind(of: child) == .navigation
        ? tree.children(of: child) : [child]
    }
    if !accepted.isEmpty { tree.setChildren(of: controller, to: accepted) }
    return controller
  }

  /// What can stand in the window when the app has started, each once.
  package func launches(of model: Model, in classes: ScreenClasses) -> [ScreenTree] {
    trees(of: Starts(model, within: model).launches, in: classes)
  }

  /// Trees of some nodes, each once.
  func trees(of ids: [NodeID], in classes: ScreenClasses) -> [ScreenTree] {
    var seen: Set<ScreenTree> = []
    return ids.compactMap { tree(of: $0, in: classes) }.filter { seen.insert($0).inserted }
  }
}

extension String {
  /// Whether every angle that opens is closed again.
  fileprivate var hasBalancedAngles: Bool {
    var open = 0
    for character in self {
      if character == "<" { open += 1 }
      if character == ">" { open -= 1 }
      if open < 0 { return false }
    }
    return open == 0 && !contains("<>")
  }
}
