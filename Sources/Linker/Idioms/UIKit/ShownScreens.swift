import Facts
import NavigationModel

/// Which screens a value brings up; wrappers are seen through.
struct ShownScreens {
  let linkage: Linkage

  func screens(_ expression: Expression, in scope: Scope, owner: CallSite) -> [NodeID] {
    var found: [NodeID] = []
    for value in linkage.evaluator.evaluate(expression, in: scope).alternatives {
      for node in screens(value, owner: owner, depth: 0) where !found.contains(node) { found.append(node) }
    }
    return found
  }

  private func screens(_ value: Value, owner: CallSite, depth: Int) -> [NodeID] {
    guard depth < 6 else { return [] }
    switch value {
    case .instance(let instance):
      guard linkage.program.isScreen(instance.id) else { return [] }
      return [linkage.nodes.node(for: instance.id)]
    case .typed(let type, let id):
      guard let id, linkage.program.isScreen(id) else { return outside(type) }
      return [linkage.nodes.node(for: id)]
    case .term(let term): return screens(term, owner: owner, depth: depth)
    default: return []
    }
  }

  private func outside(_ type: TypeReference) -> [NodeID] {
    guard let name = type.simpleName, UIKitClasses.isSystem(name) else { return [] }
    return linkage.nodes.node(for: type).map { [$0] } ?? []
  }

  private func screens(_ term: Term, owner: CallSite, depth: Int) -> [NodeID] {
    if let scene = StoryboardCalls(linkage: linkage).scene(.term(term)) {
      let path = linkage.place(term.origin).file
      return linkage.scenes.node(storyboard: scene.storyboard, identifier: scene.identifier, near: path).map { [$0] } ?? []
    }
    guard term.arguments != nil, term.base == nil else { return [] }
    if UIKitClasses.container(term.name) == .navigation || UIKitClasses.hosting.contains(term.name) {
      let content = term.argument("rootViewController") ?? term.argument("rootView")
      return content?.alternatives.flatMap { screens($0, owner: owner, depth: depth + 1) } ?? []
    }
    if term.name == "UIAlertController" { return [alert(term, owner: owner)] }
    return outside(.simple(term.name))
  }

  /// Alerts of one screen are told apart by their title.
  private func alert(_ term: Term, owner: CallSite) -> NodeID {
    var title: String?
    if case .string(let text)? = term.argument("title") { title = text }
    let host = owner.scope.owner.map { linkage.program[$0].name } ?? "app"
    let name = "alert:\(host).\(title ?? "alert")"
    return linkage.nodes.add(
      Node(id: NodeID(name), name: name, kind: .alert, title: title, source: linkage.place(term.origin)))
  }
}
