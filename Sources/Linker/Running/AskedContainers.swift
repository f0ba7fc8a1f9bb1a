import Facts
import NavigationModel

/// Containers that a screen in them asks to show something: `(tabBarController as? ShopTabs)?.showLogin()`.
///
/// A person sees the screen, and not what holds it: the move starts there.
struct AskedContainers {
  let call: RunningCall

  private var evaluator: Evaluator { call.evaluator }
  private var program: Program { call.runner.program }

  /// What UIKit calls the containers around a screen.
  private static let links: Set<String> = ["navigationController", "parent", "splitViewController", "tabBarController"]
  private static let depthLimit = 4

  /// What a function of a container does, as done by the screen that asks for it.
  func told(_ effects: [Effect], by receiver: Value?) -> [Effect] {
    guard !effects.isEmpty, let base = call.base, !base.isSelf, !base.isSuper,
      case .screen(let screen)? = call.runner.actors.actor(of: call.scope),
      let type = receiver.flatMap({ evaluator.typeID(of: $0) }),
      case .screen(let container)? = call.runner.actors.actor(type), container != screen,
      leadsUp(base, call.scope, depth: 0)
    else { return effects }
    return call.runner.summaries.opened(effects).map { effect in
      // What a container takes in it holds itself, whoever asks it to.
      guard effect.owner == container, !effect.kind.isContainment, effect.swapsIn == nil else { return effect }
      var asked = effect
      asked.owner = nil
      return asked
    }
  }

  /// Whether an expression leads to a container around the screen whose code it is.
  private func leadsUp(_ expression: Expression, _ scope: Scope, depth: Int) -> Bool {
    guard depth < Self.depthLimit else { return false }
    switch expression.stripped.kind {
    case .name(let name, _):
      guard let meanings = scope.lookup(name) else { return Self.links.contains(name) || isFound(expression, scope) }
      guard case .expression(let local, _)? = meanings.first, let written = local.written else { return false }
      return leadsUp(written.expression, written.scope, depth: depth + 1)
    case .member(let base?, let name, _):
      guard base.isSelf || leadsUp(base, scope, depth: depth + 1) else { return false }
      return Self.links.contains(name) || isFound(expression, scope)
    default: return false
    }
  }

  /// Whether it is a property that looks for the container: `var shop: ShopTabs? { tabBarController as? ShopTabs }`.
  private func isFound(_ expression: Expression, _ scope: Scope) -> Bool {
    evaluator.variables(expression, in: scope).contains { id, _ in
      guard let getter = program[id].declaration.getter else { return false }
      var used = NameCollector()
      used.collect(getter)
      return !used.names.isDisjoint(with: Self.links)
    }
  }
}
