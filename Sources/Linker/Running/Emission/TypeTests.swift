import Facts
import NavigationModel

/// Conditions that ask whether the screen in front is of the class of the one that is to be shown.
///
/// `if type(of: stack.topViewController) == type(of: next) { return }`: what follows shows no screen at a screen of its own
/// class.
struct TypeTests {
  private var texts: Set<String> = []

  /// Notes a condition, if it is such a one.
  mutating func note(_ conditions: [Condition], in scope: Scope) {
    guard conditions.count == 1 else { return }
    // Where nothing is in front, no screen is there to show itself.
    if case .binding(_, let value?) = conditions[0], Self.inFront.contains(value.lastName ?? "") {
      texts.insert("not (\(conditions[0].text))")
    }
    guard case .boolean(let expression) = conditions[0],
      case .operators(let names, let operands) = expression.kind, names == ["=="] || names == ["!="],
      operands.allSatisfy({ isOfType($0, in: scope) })
    else { return }
    texts.insert(names == ["=="] ? "not (\(conditions[0].text))" : conditions[0].text)
  }

  private static let inFront: Set<String> = ["topViewController", "visibleViewController"]

  private func isOfType(_ expression: Expression, in scope: Scope) -> Bool {
    switch expression.stripped.kind {
    case .call(let callee, let arguments): return callee.lastName == "type" && arguments.first?.label == "of"
    case .name(let name, _):
      guard case .expression(let local, _)? = scope.lookup(name)?.first, let written = local.written,
        case .call = written.expression.stripped.kind
      else { return false }
      return isOfType(written.expression, in: written.scope)
    default: return false
    }
  }

  /// Whether an effect shows a screen at itself, behind a condition that excludes just that.
  func exclude(_ effect: Effect, at actor: Emission.Actor) -> Bool {
    guard !texts.isEmpty, case .node(let node)? = effect.target, actor.screen == node else { return false }
    return effect.gates.contains { gate in texts.contains { gate.name.contains($0) } }
  }
}
