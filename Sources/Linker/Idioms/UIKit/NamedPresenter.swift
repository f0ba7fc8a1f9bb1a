import Facts
import NavigationModel

/// The screen that code of nobody's names as the one that shows another.
///
/// `let sheet = Sheet(); … sheet.present(x)` names a local, `view?.navigationController?.push…` a property of a helper,
/// which holds one screen in all of the program.
struct NamedPresenter {
  let call: RunningCall

  /// The one screen that can be meant; `nil` where code has an actor of its own.
  var screen: NodeID? {
    guard let base = call.base, let named = named(base),
      call.runner.actors.actor(of: call.scope) == nil
    else { return nil }
    let nodes = Targets(linkage: call.linkage, host: call.host).nodes(call.value(named))
    guard nodes.count == 1, let kind = call.linkage.nodes[nodes[0]]?.kind, kind == .screen || kind == .external else {
      return nil
    }
    return nodes[0]
  }

  /// The one screen that was passed as the one to show something: `func fail(in scanner: ScannerController)`.
  var passed: NodeID? {
    guard let base = call.base, let named = parameter(base, call.scope) else { return nil }
    let value = call.value(named)
    let isSure = value.alternatives.allSatisfy { alternative in
      call.evaluator.typeID(of: alternative).map {
        call.linkage.program.isScreen($0) && call.linkage.program.conformers(of: $0).isEmpty
      } ?? false
    }
    let nodes = isSure ? Targets(linkage: call.linkage, host: call.host).nodes(value) : []
    return nodes.count == 1 && call.linkage.nodes[nodes[0]]?.kind == .screen ? nodes[0] : nil
  }

  /// The expression, without the controllers around the screen, if it stands for what the function's caller passes.
  private func parameter(_ expression: Expression, _ scope: Scope, depth: Int = 0) -> Expression? {
    guard depth < Self.depthLimit else { return nil }
    switch expression.stripped.kind {
    case .cast(let inner, _, _): return parameter(inner, scope, depth: depth + 1)
    case .member(let inner?, let name, _):
      return Self.surroundings.contains(name) ? parameter(inner, scope, depth: depth + 1) : nil
    case .name(let name, _):
      switch scope.lookup(name)?.first {
      case .argument?, .parameter?: return expression
      case .expression(let local, _)?:
        guard let written = local.written else { return nil }
        return parameter(written.expression, written.scope, depth: depth + 1) == nil ? nil : expression
      default: return nil
      }
    default: return nil
    }
  }

  private static let depthLimit = 4

  /// What the code itself names: a local, or a property of the object whose code it is.
  private func named(_ base: Expression) -> Expression? {
    switch base.stripped.kind {
    case .name(let name, _):
      if call.scope.lookup(name) == nil { return isOwnProperty(base) ? base : nil }
      guard case .expression? = call.scope.lookup(name)?.first else { return nil }
      return base
    case .member(let inner?, let name, _):
      if Self.surroundings.contains(name) { return named(inner) }
      return inner.isSelf && isOwnProperty(base) ? base : nil
    default: return nil
    }
  }

  private func isOwnProperty(_ expression: Expression) -> Bool {
    !call.evaluator.variables(expression, in: call.scope).isEmpty
  }

  /// Controllers around a screen, which show what the screen wants to be shown.
  private static let surroundings: Set<String> = ["navigationController", "parent", "tabBarController"]
}
