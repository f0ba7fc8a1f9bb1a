/// LightRoute: chains of calls on a screen's controller that load the next module, say how it is shown, and go there:
/// `handler.forStoryboard(factory: factory, to: CartInput.self).to(preferred: .navigation(style: .push)).then { … }`.
enum LightRouteIdiom: Idiom {
  static let name = "LightRoute"
  static let modules: Set<String> = ["LightRoute", "LiteRoute"]

  static let landmarks: Set<String> = ["TransitionNode", "TransitionPromise", "CloseTransitionNode"]

  static let calls: [String: RunningIdioms.Rule] = [
    "perform": { ModuleChain($0)?.go() },
    "then": { ModuleChain($0)?.go() },
  ]
}
