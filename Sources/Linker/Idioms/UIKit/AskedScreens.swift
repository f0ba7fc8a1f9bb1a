import Facts
import NavigationModel

extension RunningCall {
  /// The one screen that a helper asks to present or to close something, by a property of its own: `view?.present(…)` in
  /// a router, whoever sets the router going.
  var askedScreen: NodeID? {
    guard let base, runner.actors.actor(of: scope) == nil, isOwnProperty(base, in: scope, depth: 0) else { return nil }
    let values = value(base).alternatives
    guard values.count == 1, let type = evaluator.typeID(of: values[0]) else { return nil }
    let program = linkage.program
    guard program[type].keyword == .class, program.isScreen(type), program.container(type) == nil,
      program.conformers(of: type).isEmpty
    else { return nil }
    let nodes = Targets(linkage: linkage, host: host).nodes(values[0])
    return nodes.count == 1 && linkage.nodes[nodes[0]]?.kind == .screen ? nodes[0] : nil
  }

  /// Whether an expression is a property of the object whose code it is, or a local that unwraps one.
  private func isOwnProperty(_ expression: Expression, in scope: Scope, depth: Int) -> Bool {
    guard depth < 4 else { return false }
    switch expression.stripped.kind {
    case .member(let inner?, _, _): return inner.isSelf && !evaluator.variables(expression, in: scope).isEmpty
    case .name(let name, _):
      guard let meaning = scope.lookup(name)?.first else {
        return !evaluator.variables(expression, in: scope).isEmpty
      }
      guard case .expression(let local, _) = meaning, let written = local.written else { return false }
      return isOwnProperty(written.expression, in: written.scope, depth: depth + 1)
    default: return false
    }
  }
}
