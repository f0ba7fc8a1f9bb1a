import Facts

/// Classes of libraries that are view controllers though their names do not say so: code makes one right where UIKit asks
/// for a controller, `stack.pushViewController(ErrorScreen(title: title), animated: true)`.
struct ControllersByUse {
  private(set) var names: Set<String> = []

  private static let showing: Set<String> = [
    "present", "pushViewController", "setViewControllers", "show", "showDetailViewController",
  ]
  /// What UIKit calls the argument where it is not plain to see from the function's name.
  private static let labels: [String: String] = ["present": "animated", "show": "sender"]

  /// - Complexity: O(*n*) in the number of calls.
  init(_ linkage: Linkage) {
    let program = linkage.program
    func note(_ shown: Expression, _ scope: Scope) {
      switch shown.stripped.kind {
      case .array(let elements): for element in elements { note(element, scope) }
      case .name(let name, _):
        guard case .expression(let deferred, nil)? = scope.lookup(name)?.first, let written = deferred.written,
          case .call = written.expression.stripped.kind
        else { return }
        note(written.expression, written.scope)
      case .call(let callee, _):
        guard case .name(let name, _) = callee.kind, name.beginsUppercase, program.typesByName[name] == nil,
          program.alias(name, from: scope.owner) == nil, scope.lookup(name) == nil,
          !linkage.evaluator.opaqueNames.contains(name), program.globals[name] == nil
        else { return }
        names.insert(name)
      default: return
      }
    }
    // What a function of the app's own takes under UIKit's name may be anything.
    let own = Set(program.functions.map(\.declaration.name))
    for site in linkage.sites.named(Self.showing.subtracting(own)) where site.form == .call {
      guard let shown = site.argument(nil), Self.labels[site.name].map({ site.argument($0) != nil }) ?? true else {
        continue
      }
      note(shown, site.scope)
    }
    for site in linkage.sites.named(["rootViewController", "viewControllers"]) where site.form == .assignment {
      if case .assignment(_, _, let shown) = site.expression.kind { note(shown, site.scope) }
    }
    for site in linkage.sites.named("UINavigationController") where site.form == .call {
      if let shown = site.argument("rootViewController") { note(shown, site.scope) }
    }
  }
}
