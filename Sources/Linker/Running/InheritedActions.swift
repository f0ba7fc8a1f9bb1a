import Facts

/// Methods that a class has inherited, and whether anything in its own code, or in what it has inherited, asks for them.
///
/// A base class has a button that closes the screen, and sets it up for whoever asks for that; who never does has no such
/// button. What is only there to be called, and is called by nobody, no heir does.
final class InheritedActions {
  private let program: Program
  private let linkage: Linkage
  private lazy var users = linkage.sites.uses.userTable
  private lazy var callable = linkage.shared(Callable.init)
  private var known: [Asked: Bool] = [:]
  /// What the code of classes names.
  private var names: [TypeID: [(node: UseGraph.Node, names: Set<String>)]] = [:]

  private struct Asked: Hashable {
    var node: UseGraph.Node
    var type: TypeID
  }

  init(_ linkage: Linkage) {
    self.linkage = linkage
    program = linkage.program
  }

  /// Whether a method may run for an object of a class: it is its own, or somebody asks for it.
  func isAsked(_ id: FunctionID, for type: TypeID) -> Bool {
    guard let owner = program[id].owner, owner != type, program[owner].keyword == .class,
      !program[id].declaration.isOverride, !isConnected(program[id].declaration)
    else { return true }
    return isAsked(.function(id), for: type)
  }

  /// What a storyboard may connect.
  private func isConnected(_ declaration: FunctionDeclaration) -> Bool {
    declaration.attributes.contains { $0.name == "IBAction" || $0.name == "IBSegueAction" }
  }

  private func isAsked(_ node: UseGraph.Node, for type: TypeID) -> Bool {
    let asked = Asked(node: node, type: type)
    if let answer = known[asked] { return answer }
    // Who asks for each other in a circle are asked for by those outside of it.
    known[asked] = false
    var found = users.users(of: nodes(of: node)).subtracting([node])
    if case .variable(let id) = node { found.formUnion(readers(of: id, for: type)) }
    let answer = found.isEmpty ? isForLibrary(node) : found.contains { mayRun($0, for: type) }
    known[asked] = answer
    return answer
  }

  /// Code of a class, and of those that it inherits from, that names a property.
  private func readers(of id: VariableID, for type: TypeID) -> [UseGraph.Node] {
    let name = program[id].declaration.name
    let classes = [type] + program.ancestors(of: type).filter { program[$0].keyword == .class }.sorted()
    return classes.flatMap { owner -> [UseGraph.Node] in
      if names[owner] == nil { names[owner] = namesInCode(of: owner) }
      return (names[owner] ?? []).filter { $0.names.contains(name) && $0.node != .variable(id) }.map(\.node)
    }
  }

  private func namesInCode(of type: TypeID) -> [(node: UseGraph.Node, names: Set<String>)] {
    let members = program[type].members.sorted { $0.key < $1.key }.flatMap(\.value)
    return members.compactMap { member in
      var collector = NameCollector()
      switch member {
      case .function(let id):
        collector.collect(program[id].declaration.body ?? [])
        return (.function(id), collector.names)
      case .variable(let id):
        let declaration = program[id].declaration
        for body in [declaration.getter ?? []] + declaration.observers { collector.collect(body) }
        if let value = declaration.value { collector.collect(value) }
        return (.variable(id), collector.names)
      case .enumCase, .type: return nil
      }
    }
  }

  private func nodes(of node: UseGraph.Node) -> [UseGraph.Node] {
    let name: String
    switch node {
    case .function(let id): name = program[id].declaration.name
    case .variable(let id): name = program[id].declaration.name
    default: return [node]
    }
    return [node, .name(name), .giving(name), .reading(name)]
  }

  /// Whether code that asks for something runs for objects of a class.
  private func mayRun(_ user: UseGraph.Node, for type: TypeID) -> Bool {
    let owner: TypeID?
    switch user {
    case .function(let id): owner = program[id].owner
    case .variable(let id): owner = program[id].owner
    default: return true
    }
    guard let owner, program[owner].keyword == .class, owner != type else { return true }
    guard program.ancestors(of: type).contains(owner) else { return !isBesides(owner, type) }
    switch user {
    case .function(let id):
      let declaration = program[id].declaration
      if declaration.name == "init" || isConnected(declaration) { return true }
      return declaration.isOverride ? true : isAsked(user, for: type)
    default: return isAsked(user, for: type)
    }
  }

  /// Whether another class has inherited the same: what it asks of itself it does not ask of this one.
  private func isBesides(_ other: TypeID, _ type: TypeID) -> Bool {
    let above = program.ancestors(of: type).filter { program[$0].keyword == .class }
    return !program.ancestors(of: other).isDisjoint(with: above)
  }

  /// Whether a library calls what no code of the app's does: those pass who calls, or what has happened to it.
  private func isForLibrary(_ node: UseGraph.Node) -> Bool {
    guard case .function(let id) = node, callable.contains(id) else { return false }
    let declaration = program[id].declaration
    if !declaration.attributes.isEmpty { return true }
    guard let first = declaration.parameters.first?.type?.unwrapped, case .named(let path, _) = first,
      let name = path.last
    else { return false }
    return !Self.plainTypes.contains(name)
      && program.resolve(first, from: program[id].owner, file: program[id].file)
        .map { program[$0].keyword == nil || program[$0].keyword == .protocol } ?? true
  }

  private static let plainTypes: Set<String> = ["Bool", "CGFloat", "Double", "Float", "Int", "String"]
}
