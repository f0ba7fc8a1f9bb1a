import Facts
import NavigationModel

/// FlowStacks: lists of routes, each pushed or presented, with a table that turns routes into views.
enum FlowStacksIdiom: Idiom {
  static let name = "FlowStacks"
  static let modules: Set<String> = ["FlowStacks"]

  static let vocabulary: Set<String> = [
    "FlowStack", "FlowPath", "FlowLink", "FlowNavigator", "FlowPathNavigator", "Routes", "RouteSteps",
  ]

  static let landmarks: Set<String> = ["FlowNavigator", "FlowStack", "FlowPath", "FlowLink", "RouteSteps"]

  static let calls: [String: RunningIdioms.Rule] = [
    "FlowStack": { SwiftUICalls($0).flowStack() },
    "Router": { SwiftUICalls($0).router() },
    "flowDestination": { SwiftUICalls($0).flowDestination() },
    "FlowLink": { SwiftUICalls($0).flowLink() },
    "push": { RouteListCalls($0).forward(.push) },
    "presentSheet": { RouteListCalls($0).forward(.present) },
    "presentCover": { RouteListCalls($0).forward(.present) },
    "goBack": { RouteListCalls($0).back(.pop) },
    "goBackTo": { RouteListCalls($0).back(.popTo) },
    "goBackToRoot": { RouteListCalls($0).back(.popToRoot) },
    "pop": { RouteListCalls($0).back(.pop) },
    "popTo": { RouteListCalls($0).back(.popTo) },
    "popToRoot": { RouteListCalls($0).back(.popToRoot) },
    "popToCurrentNavigationRoot": { RouteListCalls($0).back(.popToRoot) },
    "dismiss": { RouteListCalls($0).back(.dismiss) },
    "dismissAll": { RouteListCalls($0).back(.dismiss) },
  ]
}

extension SwiftUICalls {
  /// `FlowStack($routes, withNavigation: true) { Home() }`.
  func flowStack() -> RunningAnswer? {
    var effects = paths()
    guard let content = call.arguments.last(where: { $0.isTrailing && $0.label == nil }) else { return nil }
    effects += root(content.value)
    return RunningAnswer(effects: effects)
  }

  /// `Router($routes) { screen, _ in … }`: one closure makes every screen of the list.
  func router() -> RunningAnswer? {
    guard let routes = call.argument(nil),
      let index = call.arguments.lastIndex(where: { $0.isTrailing && $0.label == nil })
    else { return nil }
    let views = call.runner.views
    var effects = paths()
    for variable in StateBindings(runner: call.runner).variables(routes, in: call.scope) {
      guard let element = RouteListCalls(call).element(of: variable) else { continue }
      let open = call.evaluator.typed(element, from: call.runner.program[variable].owner)
      guard let type = call.evaluator.valueType(of: open) else { continue }
      let content = call.arguments[index].value
      effects.append(
        views.pending(.table(type, content, call.scope), 4, open, variable, call, .push))
      for first in RouteListCalls(call).initialValues(of: variable) {
        let given = [LabeledValue(label: nil, value: first)]
        effects += views.present(content, in: call.scope, given: given, host: views.host(call.scope)).map {
          call.effect(.embed, .node($0.node))
        }
      }
    }
    return effects.isEmpty ? nil : RunningAnswer(effects: effects, done: [index])
  }

  private func paths() -> [Effect] {
    guard let path = call.argument(nil) else { return [] }
    return StateBindings(runner: call.runner).variables(path, in: call.scope).map {
      call.runner.views.pending(.path($0), 7, .unknown, $0, call, .push)
    }
  }

  /// `.flowDestination(for: Item.self) { … }`, `.flowDestination(isPresented: $shown, style: .sheet) { … }`.
  func flowDestination() -> RunningAnswer? {
    guard let index = call.arguments.lastIndex(where: { $0.isTrailing || $0.label == "destination" }) else {
      return nil
    }
    if let type = call.argument("for") { return table(of: type, content: index) }
    guard let binding = call.argument("isPresented") ?? call.argument("item") else { return nil }
    return presentation(RouteListCalls(call).style, nil, binding, index)
  }

  /// `FlowLink(value: item, style: .sheet) { … }`.
  func flowLink() -> RunningAnswer? {
    guard let value = call.argument("value") else { return nil }
    let kind = RouteListCalls(call).style
    return RunningAnswer(
      effects: call.value(value).alternatives.prefix(12).map {
        call.runner.views.pending(.link($0, nil), 1, $0, nil, call, kind)
      })
  }
}
