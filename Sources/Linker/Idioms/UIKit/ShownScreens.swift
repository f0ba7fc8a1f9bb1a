import Facts
import NavigationModel

/// Which screens a value brings up; wrappers are seen through.
struct ShownScreens {
  let linkage: Linkage

  func screens(_ expression: Expression, in scope: Scope, owner: CallSite) -> [NodeID] {
    let host = owner.scope.owner.map { linkage.program[$0].name } ?? "app"
    let found = screens(linkage.evaluator.evaluate(expression, in: scope), host: host)
    return found.isEmpty ? castScreen(expression, in: scope, depth: 0).map { [$0] } ?? [] : found
  }

  /// The screens of a value; alerts get their name from the class that shows them.
  func screens(_ value: Value, host: String) -> [NodeID] {
    var found: [NodeID] = []
    for alternative in value.alternatives {
      for node in screens(alternative, host: host, depth: 0) where !found.contains(node) { found.append(node) }
    }
    return found
  }

  private func screens(_ value: Value, host: String, depth: Int) -> [NodeID] {
    guard depth < 6 else { return [] }
    switch value {
    case .instance(let instance):
      guard linkage.program.isScreen(instance.id) else { return [] }
      return [linkage.nodes.node(for: instance.id)]
    case .typed(let type, let id):
      guard let id, linkage.program.isScreen(id) else { return outside(type) }
      return [linkage.nodes.node(for: id)]
    case .term(let term): return screens(term, host: host, depth: depth)
    default: return []
    }
  }

  private func outside(_ type: TypeReference) -> [NodeID] {
    guard let name = type.simpleName, UIKitClasses.isSystem(name) else { return [] }
    return linkage.nodes.node(for: type).map { [$0] } ?? []
  }

  private func screens(_ term: Term, host: String, depth: Int) -> [NodeID] {
    let inner = { (value: Value) in value.alternatives.flatMap { screens($0, host: host, depth: depth + 1) } }
    if let loaded = StoryboardCalls(linkage: linkage).nodes(term, made: inner) { return loaded }
    guard term.arguments != nil, term.base == nil else { return [] }
    if UIKitClasses.container(term.name) == .navigation || UIKitClasses.hosting.contains(term.name) {
      return (term.argument("rootViewController") ?? term.argument("rootView")).map(inner) ?? []
    }
    if term.name == "UIAlertController" { return [alert(term, host: host)] }
    if let owner = xibOwner(term) { return [owner] }
    return outside(.simple(term.name))
  }

  /// `UIViewController(nibName:)` is the screen that owns the xib.
  private func xibOwner(_ term: Term) -> NodeID? {
    guard let name = ConstantText(linkage: linkage).text(term.argument("nibName")) else { return nil }
    let path = linkage.place(term.origin).file
    guard let owner = linkage.interface.xib(name, near: path)?.facts.filesOwnerClass,
      let type = linkage.scenes.type(named: owner, near: path), linkage.program.isScreen(type)
    else { return nil }
    return linkage.nodes.node(for: type)
  }

  /// What the source says a value is, where its origin says nothing: `… as! CartViewController`.
  private func castScreen(_ expression: Expression, in scope: Scope, depth: Int) -> NodeID? {
    guard depth < 6 else { return nil }
    switch expression.kind {
    case .chained(let inner), .forced(let inner), .try(let inner, _):
      return castScreen(inner, in: scope, depth: depth + 1)
    case .cast(_, let type, let form): return form == .test ? nil : screen(type, in: scope)
    case .name(let name, _):
      for case .expression(let deferred, let declared) in scope.lookup(name) ?? [] {
        guard let (value, outer) = deferred.written else { continue }
        let declaredNode = declared.flatMap { screen($0, in: outer) }
        if let node = declaredNode ?? castScreen(value, in: outer, depth: depth + 1) { return node }
      }
      return nil
    default: return nil
    }
  }

  private func screen(_ type: TypeReference, in scope: Scope) -> NodeID? {
    guard let id = linkage.program.resolve(type, from: scope.owner, file: scope.file), linkage.program.isScreen(id)
    else { return nil }
    return linkage.nodes.node(for: id)
  }

  /// Alerts of one screen are told apart by their title.
  private func alert(_ term: Term, host: String) -> NodeID {
    var title: String?
    if case .string(let text)? = term.argument("title") { title = text }
    let name = "alert:\(host).\(title ?? "alert")"
    return linkage.nodes.add(
      Node(id: NodeID(name), name: name, kind: .alert, title: title, source: linkage.place(term.origin)))
  }
}
