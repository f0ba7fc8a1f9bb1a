import Facts
import NavigationModel

/// Lists beside the column that shows what is chosen in them: `List(selection: $panel) { NavigationLink(value: .home) … }`.
struct SelectingLists {
  let call: RunningCall

  init(_ call: RunningCall) { self.call = call }

  /// What a link with such values does in a list of the same view: it chooses, and goes onto no stack.
  func selection(by values: [Value]) -> [Effect]? {
    guard let owner = call.scope.owner, !call.linkage.sites.named("NavigationSplitView").isEmpty,
      let type = values.first.flatMap(call.evaluator.valueType), isChosen(values, type)
    else { return nil }
    let views = call.runner.views
    for list in call.linkage.sites.named("List") where list.form == .call && list.scope.owner == owner {
      guard let selection = list.argument("selection") else { continue }
      // The view at hand knows which binding it was given.
      let chosen = StateBindings(runner: call.runner).variables(selection, in: call.scope)
        .filter { valueType(of: $0) == type }
      guard !chosen.isEmpty else { continue }
      return chosen.flatMap { variable in
        values.prefix(Views.alternativeLimit).map {
          views.pending(.set(variable, $0), 3, $0, variable, call, .showDetail)
        }
      }
    }
    return nil
  }

  /// Whether the app's views ask which of the values is chosen: else a table of the detail column shows it.
  private func isChosen(_ values: [Value], _ type: ValueType) -> Bool {
    values.allSatisfy { if case .enumCase = $0 { call.evaluator.valueType(of: $0) == type } else { false } }
  }

  private func valueType(of id: VariableID) -> ValueType? {
    let entry = call.runner.program[id]
    guard let type = entry.declaration.type?.unwrapped else { return nil }
    return call.runner.program.resolve(type, from: entry.owner, file: entry.file).map(ValueType.app)
  }
}
