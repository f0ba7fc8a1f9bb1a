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
        let shown = Targets(linkage: call.linkage, host: call.host).targets(value)
        return PickedTab(shown: shown.count == 1 ? shown : [])
      }
      guard case .closure(let closure) = sought.value.kind else { return nil }
      if let value = compared(by: closure, scope) {
        let shown = Targets(linkage: call.linkage, host: call.host).targets(value)
        return PickedTab(shown: shown.count == 1 ? shown : [])
      }
      return closure.body.resultExpression.map { PickedTab(types: tested(by: $0, scope)) }
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

  /// What all results of a closure compare with: `{ $0 == cart || ($0 as? Stack)?.top == cart }`.
  private func compared(by closure: Closure, _ scope: Scope) -> Value? {
    let results = closure.body.everyResult
    let names = results.map(\.comparedName)
    guard let first = names.first, let name = first, names.allSatisfy({ $0 == name }),
      let meanings = scope.lookup(name), meanings.count == 1
    else { return nil }
    return call.evaluator.value(of: meanings[0], in: scope)
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

extension Expression {
  /// The name with which it compares something.
  fileprivate var comparedName: String? {
    guard case .operators(let signs, let operands) = stripped.kind, signs == ["=="] || signs == ["==="],
      case .name(let name, _)? = operands.last?.stripped.kind
    else { return nil }
    return name
  }
}

extension [Statement] {
  /// Everything that a body can give back.
  fileprivate var everyResult: [Expression] {
    if count == 1, case .expression(let only) = self[0].kind {
      if case .statement(let statement) = only.kind { return [statement].everyResult }
      return [only]
    }
    return flatMap { statement -> [Expression] in
      switch statement.kind {
      case .return(let result?): [result]
      case .if(_, let then, let otherwise): then.everyResult + (otherwise ?? []).everyResult
      case .guard(_, let otherwise): otherwise.everyResult
      case .switch(_, let cases): cases.flatMap(\.body.everyResult)
      case .do(let body, _): body.everyResult
      default: []
      }
    }
  }
}
