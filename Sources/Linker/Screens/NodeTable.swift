import Facts
import NavigationModel

/// The nodes of the graph, made as they are met, each once.
final class NodeTable {
  private let program: Program
  private(set) var nodes: [NodeID: Node] = [:]
  /// By alert: where the app makes it.
  private(set) var originsOfAlerts: [NodeID: Set<Origin>] = [:]

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
    if let id = program.resolve(type, file: file), program[id].keyword != nil {
      if program.isGenericHost(id), let view = type.arguments.first, let hosted = node(for: view, file: file) {
        return hosted
      }
      return node(for: id)
    }
    if UIKitClasses.isSystem(name) { return add(Node(id: NodeID(name), name: name, kind: .system)) }
    guard !UIKitClasses.isController(name), isClassName(name) else { return nil }
    return add(Node(id: NodeID(name), name: type.unwrapped.description, kind: .external))
  }

  private func isClassName(_ name: String) -> Bool {
    name.beginsUppercase && !["Any", "AnyView", "Void", "Self"].contains(name)
  }

  /// The node of a class or view, if it was met before.
  func existingNode(for id: TypeID) -> NodeID? {
    let node = identity(of: id)
    return nodes[node] == nil ? nil : node
  }

  /// Identity of the node of a class or view, whether it was met or not.
  func identity(of id: TypeID) -> NodeID {
    let entry = program[id]
    let same = namesakes(of: id)
    guard same.count > 1 else { return NodeID(entry.qualifiedName) }
    let module = program.files[entry.file].module
    let near = same.filter { program.files[program[$0].file].module == module }
    guard near.contains(where: { program[$0].file != entry.file }) else {
      return NodeID(module.isEmpty ? entry.qualifiedName : "\(module).\(entry.qualifiedName)")
    }
    // Private to its file.
    let file = program.files[entry.file].path.split(separator: "/").last?.split(separator: ".").first ?? ""
    return NodeID("\(module.isEmpty ? "" : module + ".")\(file).\(entry.qualifiedName)")
  }

  /// The node of a class or view that the app declares.
  func node(for id: TypeID) -> NodeID {
    let entry = program[id]
    let nodeID = identity(of: id)
    if nodes[nodeID] != nil { return nodeID }
    let (kind, container) = kind(of: id)
    return add(
      Node(
        id: nodeID, name: entry.name, kind: kind, container: container,
        module: program.files[entry.file].module, source: program.place(entry.file, entry.offset)))
  }

  /// The types of the same name, itself among them.
  private func namesakes(of id: TypeID) -> [TypeID] {
    (program.typesByName[program[id].qualifiedName] ?? []).filter {
      program[$0].keyword != nil && program[$0].qualifiedName == program[id].qualifiedName
    }
  }

  /// A class of the app's that only dresses up an alert or a screen of the system is still that.
  private func kind(of id: TypeID) -> (Node.Kind, Node.Container?) {
    let names = program.ancestry(of: id)
    if names.contains("UIAlertController") { return (.alert, nil) }
    if names.contains(where: UIKitClasses.isSystem) || wrapsSystem(id, names) { return (.system, nil) }
    let container = program.container(id)
    return (container == nil ? .screen : .container, container)
  }

  /// Whether it is a view around a screen of the system, which brings its own way back.
  private func wrapsSystem(_ id: TypeID, _ names: some Collection<String>) -> Bool {
    guard names.contains("UIViewControllerRepresentable") else { return false }
    let makers = program.members(named: "makeUIViewController", of: id).compactMap { member -> TypeReference? in
      guard case .function(let maker) = member else { return nil }
      return program[maker].declaration.result
    }
    return ([program[id].aliases["UIViewControllerType"]].compactMap(\.self) + makers).contains { type in
      type.simpleName.map(UIKitClasses.isSystem) ?? false
    }
  }

  /// Adds a node that is there only once; the first description of it stays.
  @discardableResult
  func add(_ node: Node) -> NodeID {
    if nodes[node.id] == nil { nodes[node.id] = node }
    return node.id
  }

  /// Adds an alert; those that one class shows are told apart by what is written there, or else by how they are made.
  func addAlert(_ title: String?, or manner: String, of host: String, at origin: Origin) -> NodeID {
    let name = "alert:\(host).\(title ?? manner)"
    originsOfAlerts[NodeID(name), default: []].insert(origin.general)
    return add(
      Node(
        id: NodeID(name), name: name, kind: .alert, title: title, source: program.place(origin.file, origin.offset)))
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
