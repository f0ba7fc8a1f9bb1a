import Facts
import NavigationModel

extension SwiftUICalls {
  /// What an initialiser that the app adds to links makes of what it is given:
  /// `extension NavigationLink { init(to route: Route) { self.init(value: route) { Text(route.title) } } }`.
  ///
  /// Where the link stands, and who can tap it, is told by the call; what it leads to, by the initialiser.
  func ownLink() -> RunningAnswer? {
    guard let inner = delegated else { return nil }
    if let value = inner.argument("value") { return valueLink(inner.value(value)) }
    // A view that is handed in is where the link leads, whatever wraps it.
    let content = ViewContent(runner: call.runner)
    let isHandedIn = call.arguments.contains { argument in
      !argument.isTrailing && content.shown(by: argument.value, in: call.scope).contains(where: \.isView)
    }
    guard !isHandedIn, let destination = inner.argument("destination") else { return nil }
    call.resolve(by: .factory)
    return RunningAnswer(
      effects: SwiftUICalls(inner).shown(destination, .push).map { effect in
        var told = effect
        told.origin = call.origin
        return told
      })
  }

  /// The link that an initialiser of the app's makes in place of the one at hand.
  private var delegated: RunningCall? {
    let runner = call.runner
    let given = runner.evaluator.labeled(call.arguments, in: call.scope)
    for type in runner.program.typesByName[call.name] ?? [] where runner.program[type].keyword == nil {
      for case .function(let id) in runner.program.members(named: "init", of: type) {
        guard runner.evaluator.accepts(runner.program[id].declaration.parameters, given),
          let body = runner.program[id].declaration.body, let last = body.last,
          case .expression(let expression) = last.kind, case .call(let callee, let arguments) = expression.kind,
          case .member(let base?, "init", _) = callee.kind, base.isSelf
        else { continue }
        let scope = runner.evaluator.scope(of: id, receiver: nil, arguments: given, at: call.origin)
        runner.evaluator.declare(body, in: scope)
        return RunningCall(
          runner: runner, name: call.name, base: nil, arguments: arguments, expression: expression,
          frame: Frame(scope: scope, gates: call.frame.gates, puts: call.frame.puts))
      }
    }
    return nil
  }
}
