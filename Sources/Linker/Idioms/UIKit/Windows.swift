import Facts

/// Windows, however code gets hold of one.
struct Windows {
  let evaluator: Evaluator

  /// Whether an expression stands for a window: by its name, by its type, or picked out of the windows of the app.
  func isWindow(_ expression: Expression, in scope: Scope, depth: Int = 0) -> Bool {
    let expression = expression.stripped
    if expression.lastName?.lowercased().contains("window") == true || expression.lastName == "connectedScenes" {
      return true
    }
    if expression.isSelf, isOfWindow(scope) { return true }
    if let source = picked(from: expression) { return isWindow(source, in: scope, depth: depth) }
    if depth < 4, case .name(let name, _) = expression.kind, let meanings = scope.lookup(name) {
      for case .expression(let local, _) in meanings {
        if let written = local.written, isWindow(written.expression, in: written.scope, depth: depth + 1) {
          return true
        }
      }
    }
    return evaluator.evaluate(expression, in: scope).alternatives.contains { alternative in
      switch alternative {
      case .term(let term): isWindow(term)
      case .typed(let type, let id):
        type.simpleName == "UIWindow" || id.map { evaluator.program.ancestry(of: $0).contains("UIWindow") } ?? false
      case .instance(let instance): evaluator.program.ancestry(of: instance.id).contains("UIWindow")
      default: false
      }
    }
  }

  /// Whether it is a window beside that of the app: the same code makes it, or its owner chooses the level that it lies
  /// at, hides it or lets go of it.
  func isBeside(_ window: Expression, in scope: Scope, _ sites: CallSites) -> Bool {
    guard let owner = scope.owner, let name = window.stripped.lastName else { return false }
    if case .name = window.stripped.kind, case .expression? = scope.lookup(name)?.first, isMade(window, in: scope) {
      return true
    }
    if evaluator.program.isLifeCycleDelegate(owner) { return false }
    let isLetGo = sites.assignments(to: name).contains { site in
      guard case .assignment(_, _, let value) = site.expression.kind else { return false }
      return site.scope.owner == owner && value.isNil
    }
    return isLetGo
      || ["windowLevel", "isHidden"].flatMap(sites.assignments).contains { site in
        site.scope.owner == owner && site.base?.lastName == name
      }
  }

  private func isMade(_ window: Expression, in scope: Scope) -> Bool {
    evaluator.evaluate(window, in: scope).alternatives.contains { value in
      switch value {
      case .term(let term): term.name == "UIWindow" && term.arguments != nil
      case .instance(let instance): evaluator.program.ancestry(of: instance.id).contains("UIWindow")
      default: false
      }
    }
  }

  /// Whether what an accessor of the app's own gives back is one: `UIApplication.shared.windows.first { $0.isKeyWindow }`.
  private func isWindow(_ term: Term) -> Bool {
    var picked = term
    while Self.picks.contains(picked.name), case .term(let list)? = picked.base { picked = list }
    return picked.name == "UIWindow" || picked.base != nil && ["keyWindow", "window", "windows"].contains(picked.name)
  }

  /// Whether a plain name in some code is a property of the window whose code it is.
  func isCode(in scope: Scope, assigningTo name: String) -> Bool { scope.lookup(name) == nil && isOfWindow(scope) }

  /// Whether code is a window's own: that of a class of windows, or what the app adds to all of them.
  private func isOfWindow(_ scope: Scope) -> Bool {
    scope.owner.map { evaluator.program.ancestry(of: $0).contains("UIWindow") } ?? false
  }

  /// The list that an expression picks an element of, or sieves: `windows.first { $0.isKeyWindow }`.
  private func picked(from expression: Expression) -> Expression? {
    switch expression.kind {
    case .subscript(let list, _): return list
    case .member(let list?, let name, _): return Self.picks.contains(name) ? list : nil
    case .call(let callee, _):
      guard let list = callee.strippedBase, Self.picks.contains(callee.lastName ?? "") else { return nil }
      return list
    default: return nil
    }
  }

  private static let picks: Set<String> = [
    "compactMap", "filter", "first", "flatMap", "last", "lazy", "map", "reversed",
  ]
}
