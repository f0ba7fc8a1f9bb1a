import Facts
import NavigationModel

/// Code that asks the data source of a page view what stands beside the page that is seen, and shows that.
struct PageTurns {
  let call: RunningCall

  /// A page before or after the one that is seen, whoever asks for it.
  func turn(to shown: Expression) -> RunningAnswer? {
    guard let count = count(shown, call.scope, depth: 0), let container else { return nil }
    var effect = call.effect(.select, nil)
    (effect.tab, effect.isTurn, effect.presenter) = (count, true, container)
    return RunningAnswer(effects: [effect])
  }

  /// How many pages further on an expression is, where it is what a data source answers.
  private func count(_ expression: Expression, _ scope: Scope, depth: Int) -> Int? {
    guard depth < 4 else { return nil }
    switch expression.stripped.kind {
    case .array(let elements): return elements.count == 1 ? count(elements[0], scope, depth: depth + 1) : nil
    case .name(let name, _):
      guard case .expression(let local, _)? = scope.lookup(name)?.first, let written = local.written else { return nil }
      return count(written.expression, written.scope, depth: depth + 1)
    case .call(let callee, let arguments):
      guard callee.lastName == "pageViewController" else { return nil }
      if arguments.contains(where: { $0.label == "viewControllerAfter" }) { return 1 }
      return arguments.contains { $0.label == "viewControllerBefore" } ? -1 : nil
    default: return nil
    }
  }

  /// The page view that the call is made on.
  private var container: NodeID? {
    let value = call.base.map(call.value) ?? call.evaluator.selfValue(in: call.scope)
    return Targets(linkage: call.linkage, host: call.host).nodes(value).first {
      call.linkage.nodes[$0]?.container == .page
    }
  }
}
