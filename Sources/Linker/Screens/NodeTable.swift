import Facts
import NavigationModel

/// The nodes of the graph, made as they are met, each once.
final class NodeTable {
  private let program: Program
  private(set) var nodes: [NodeID: Node] = [:]

  init(program: Program) { self.program = program }

  /// The node of a class or view as the source writes it; `nil` for a plain container or controller of UIKit, which
  /// is nobody's screen.
  ///
  /// A hosting controller is the view that it hosts.
  func node(for type: TypeReference, file: Int? = nil) -> NodeID? {
    guard let name = type.simpleName else { return nil }
    if UIKitClasses.hosting.contains(name) {
      guard let view = type.arguments.first else { return nil }
      return node(for: view, file: file)
    }
    if let id = program.resolve(type, file: file), program[id].keyword != nil { return node(for: id) }
    if UIKitClasses.isSystem(name) { return add(Node(id: NodeID(name), name: name, kind: .system)) }
    guard !UIKitClasses.isController(name), isClassName(name) else { return nil }
    return add(Node(id: NodeID(name), name: type.unwrapped.description, kind: .external))
  }

  private func isClassName(_ name: String) -> Bool {
    name.first?.isUppercase == true && !["Any", "AnyView", "Void", "Self"].contains(name)
  }

  /// The node of a class or view, if it was met before.
  func existingNode(for id: TypeID) -> NodeID? {
    let node = identity(of: id)
    return nodes[node] == nil ? nil : node
  }

  /// Identity of the node of a class or view, whether it was met or not.
  func identity(of id: TypeID) -> NodeID {
    let entry = program[id]
    return NodeID(isUnique(id) ? entry.qualifiedName : "\(program.files[entry.file].module).\(entry.qualifiedName)")
  }

  /// The node of a class or view that the app declares.
  func node(for id: TypeID) -> NodeID {
    let entry = program[id]
    let nodeID = identity(of: id)
    if nodes[nodeID] != nil { return nodeID }
    let container = program.container(id)
    let isAlert = program.ancestry(of: id).contains("UIAlertController")
    return add(
      Node(
        id: nodeID, name: entry.name, kind: isAlert ? .alert : container == nil ? .screen : .container,
        container: container,
        module: program.files[entry.file].module, source: program.place(entry.file, entry.offset)))
  }

  private func isUnique(_ id: TypeID) -> Bool {
    let same = program.typesByName[program[id].qualifiedName] ?? []
    return same.filter { program[$0].keyword != nil && program[$0].qualifiedName == program[id].qualifiedName }.count
      < 2
  }

  /// Adds a node that is there only once; the first description of it stays.
  @discardableResult
  func add(_ node: Node) -> NodeID {
    if nodes[node.id] == nil { nodes[node.id] = node }
    return node.id
  }

  /// Takes a node away to which nothing refers.
  func remove(_ id: NodeID) { nodes[id] = nil }

  /// Changes a node that is in the table.
  func update(_ id: NodeID, _ change: (inout Node) -> Void) {
    guard var node = nodes[id] else { return }
    change(&node)
    nodes[id] = node
  }

  /// Adds another name of a node.
  func addAlias(_ alias: String, to id: NodeID) {
    update(id) { node in
      if alias != node.name, !node.aliases.contains(alias) { node.aliases.append(alias) }
    }
  }

  subscript(id: NodeID) -> Node? { nodes[id] }
}
