import Facts
import NavigationModel

/// What stands between a stream and who gets what it brings: `state.filter { $0.isSignedIn }`, and that something failed.
struct StreamGates {
  let linkage: Linkage

  /// What the filters ask that a written chain has behind its first publisher, in their order.
  func filters(in publisher: Expression?, _ scope: Scope) -> [Gate] {
    var found: [Gate] = []
    var current = publisher
    while let expression = current?.stripped {
      switch expression.kind {
      case .call(let callee, let arguments):
        if callee.lastName == "filter", arguments.count == 1, let asked = condition(arguments[0].value) {
          found.append(linkage.gates.condition([.boolean(asked)], asked.offset, scope))
        }
        current = callee.strippedBase
      case .member(let base, _, _): current = base
      default: return found.reversed()
      }
    }
    return found.reversed()
  }

  /// What a plain closure asks, `{ $0.count > 1 }`: whether something is there at all is no gate.
  private func condition(_ argument: Expression) -> Expression? {
    guard case .closure(let closure) = argument.kind, closure.body.count == 1,
      let asked = closure.body.resultExpression
    else { return nil }
    if case .operators(["!="], let operands) = asked.stripped.kind, operands.contains(where: \.isNil) { return nil }
    return asked
  }

  /// That a closure is run where something failed: `subscribe(onNext: …, onError: { … })`.
  func failure(of argument: Expression, in call: RunningCall) -> [Gate] {
    let label = call.arguments.first { $0.value.offset == argument.offset }?.label
    guard let label, Self.failing.contains(label) else { return [] }
    let place = linkage.place(Origin(file: call.scope.file, offset: argument.offset))
    return [Gate(name: label, kind: .condition, source: place)]
  }

  private static let failing: Set<String> = ["onError", "onFailure"]
}
