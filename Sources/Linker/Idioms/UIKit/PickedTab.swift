import Facts

/// One of a tab bar's own controllers, picked from its list: `tabs.viewControllers?[tab.index]`,
/// `viewControllers?.firstIndex { $0 is CartController }`.
struct PickedTab {
  /// Where it stands.
  var index: (expression: Expression, scope: Scope)?
  /// The screens of which it is one.
  var types: [TypeID] = []
  /// What it shows, where that itself is looked for.
  var shown: [Effect.Target] = []
}

extension TabSelection {
  /// What an expression picks from the list of a tab bar; `nil` where it is nothing of such a list.
  func picked(from expression: Expression, _ scope: Scope, depth: Int = 0) -> PickedTab? {
    guard depth < Self.depthLimit else { return nil }
    switch expression.stripped.kind {
    case .subscript(let list, let arguments):
      guard arguments.count == 1, isList(list, scope) else { return nil }
      return PickedTab(index: (arguments[0].value, scope))
    case .call(let callee, let arguments):
      guard let name = callee.lastName, Self.searches.contains(name), let list = callee.strippedBase,
        isList(list, scope), let sought = arguments.last
      else { return nil }
      if sought.label == "of" {
        let value = call.evaluator.evaluate(sought.value, in: scope)
        return PickedTab(shown: Targets(linkage: call.linkage, host: call.host).targets(value))
      }
      guard case .closure(let closure) = sought.value.kind, let test = closure.body.resultExpression else { return nil }
      return PickedTab(types: tested(by: test, scope))
    // What stands there if it is not found says nothing: `firstIndex(of: cart) ?? 0`.
    case .operators(let names, let operands):
      guard names == ["??"], let sought = operands.first else { return nil }
      return picked(from: sought, scope, depth: depth + 1)
    case .name(let name, _):
      guard case .expression(let local, _)? = scope.lookup(name)?.first, let written = local.written else { return nil }
      return picked(from: written.expression, written.scope, depth: depth + 1)
    default: return nil
    }
  }

  private static let depthLimit = 4
  private static let searches: Set<String> = ["first", "firstIndex", "index"]

  /// Whether an expression is the list of what a tab bar holds.
  private func isList(_ expression: Expression, _ scope: Scope, depth: Int = 0) -> Bool {
    guard depth < Self.depthLimit else { return false }
    switch expression.stripped.kind {
    case .member(_?, "viewControllers", _): return true
    case .name(let name, _):
      guard let meanings = scope.lookup(name) else { return name == "viewControllers" }
      guard case .expression(let local, _)? = meanings.first, let written = local.written else { return false }
      return isList(written.expression, written.scope, depth: depth + 1)
    case .operators(let names, let operands):
      return names == ["??"] && operands.first.map { isList($0, scope, depth: depth + 1) } ?? false
    default: return false
    }
  }

  /// The screens of which a test asks whether a controller is one, or holds one.
  private func tested(by test: Expression, _ scope: Scope) -> [TypeID] {
    guard case .cast(_, let type, .test) = test.kind,
      let id = call.linkage.program.resolve(type, from: scope.owner, file: scope.file),
      call.linkage.program[id].keyword == .class, call.linkage.program.isScreen(id),
      call.linkage.program.container(id) == nil
    else { return [] }
    return [id]
  }
}
