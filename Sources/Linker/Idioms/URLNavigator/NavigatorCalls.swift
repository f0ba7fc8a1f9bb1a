import Facts
import NavigationModel

/// Calls on a navigator of URLNavigator's.
struct NavigatorCalls {
  private let call: RunningCall

  /// `nil` where the call is made on something else.
  init?(_ call: RunningCall) {
    guard let base = call.base, call.evaluator.evaluate(base, in: call.scope).isNavigator else { return nil }
    self.call = call
  }

  /// `navigator.push("app://user/7")`, `navigator.present(detail, wrap: UINavigationController.self)`.
  func show(_ kind: Transition.Kind) -> RunningAnswer? {
    guard let shown = call.argument(nil) else { return nil }
    let targets = Targets(linkage: call.linkage, host: call.host)
    let controllers = targets.targets(call.value(shown))
    guard controllers.isEmpty else {
      call.resolve(by: .constructor)
      return RunningAnswer(effects: controllers.map { call.showing(shown, call.effect(kind, $0)) })
    }
    let (routes, isSure) = routes(fitting: shown)
    let effects = routes.flatMap { targets.targets($0.made(by: call.evaluator)) }.map { target in
      let effect = call.effect(kind, target)
      return isSure ? effect : effect.doubted
    }
    tell(effects, shown)
    return RunningAnswer(effects: effects)
  }

  /// `navigator.open(url)`: what is registered as a handler for it runs.
  func open() -> RunningAnswer? {
    guard let shown = call.argument(nil) else { return nil }
    let (routes, isSure) = routes(fitting: shown)
    let effects = routes.filter(\.isHandler).flatMap { route -> [Effect] in
      switch route.maker {
      case .closure(let closure): call.runner.run(closure, arguments: [])
      case .function(let id, let receiver): call.runner.run(id, receiver: receiver, arguments: [])
      default: []
      }
    }
    return RunningAnswer(effects: isSure ? effects : effects.map(\.doubted))
  }

  /// `navigator.handle("app://hello") { … }`: that runs when somebody opens such a URL.
  func register() -> RunningAnswer { RunningAnswer(effects: [], done: Set(call.arguments.indices)) }

  /// What is registered for a URL; for one that no code tells, all of it, and none of it surely.
  private func routes(fitting url: Expression) -> (routes: [URLRoutes.Route], isSure: Bool) {
    let registered = call.linkage.shared(URLRoutes.init).routes
    let urls = URLTexts(url, call).patterns
    guard !urls.isEmpty else { return (registered, false) }
    return (registered.filter { route in urls.contains(where: route.pattern.matches) }, true)
  }

  private func tell(_ effects: [Effect], _ shown: Expression) {
    if effects.isEmpty {
      call.leaveOpen("what is registered for '\(shown.excerpt(40))' could not be found out")
    } else {
      call.resolve(by: .factory)
    }
  }
}

extension Value {
  /// Whether it is the library's navigator, by its type: no class of the app's own that is called so.
  fileprivate var isNavigator: Bool {
    let names: Set<String> = ["Navigator", "NavigatorType", "NavigatorProtocol"]
    return alternatives.contains { alternative in
      switch alternative {
      case .typed(let type, nil), .metatype(let type, nil): type.simpleName.map(names.contains) ?? false
      case .term(let term): names.contains(term.name)
      default: false
      }
    }
  }
}
