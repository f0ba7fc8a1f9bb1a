import Facts
import NavigationModel

/// Hero: `cart.hero.replaceViewController(with: receipt)` puts a screen into another's place, and what else it adds to
/// view controllers leaves them.
enum HeroIdiom: Idiom {
  static let name = "Hero"
  static let modules: Set<String> = ["Hero"]

  static let landmarks: Set<String> = ["HeroTransition", "HeroModifier"]

  static let calls: [String: RunningIdioms.Rule] = [
    "dismissViewController": { isOnExtension($0) ? back(.dismiss, $0) : nil },
    "hero_dismissViewController": { back(.dismiss, $0) },
    "hero_replaceViewController": { replace($0, by: $0.base) },
    "hero_unwindToRootViewController": { back(.popToRoot, $0) },
    "hero_unwindToViewController": { back(.popTo, $0) },
    "replaceViewController": { isOnExtension($0) ? replace($0, by: $0.base?.strippedBase) : nil },
    "unwindToRootViewController": { isOnExtension($0) ? back(.popToRoot, $0) : nil },
    "unwindToViewController": { isOnExtension($0) ? back(.popTo, $0) : nil },
  ]

  /// Whether it is a function of what the library adds to view controllers.
  private static func isOnExtension(_ call: RunningCall) -> Bool { call.base?.stripped.lastName == "hero" }

  /// Whatever is behind the controller goes away with it, but for a stack: that holds the new one instead.
  private static func replace(_ call: RunningCall, by controller: Expression?) -> RunningAnswer? {
    guard let shown = call.argument("with") else { return nil }
    let replacing = RunningCall(
      runner: call.runner, name: call.name, base: controller, arguments: call.arguments, expression: call.expression,
      frame: call.frame)
    return RunningAnswer(effects: UIKitCalls(replacing).forward(.replaceRoot, shown))
  }

  private static func back(_ kind: Transition.Kind, _ call: RunningCall) -> RunningAnswer {
    call.resolve(by: .constructor)
    return RunningAnswer(effects: [call.effect(kind, nil)])
  }
}
