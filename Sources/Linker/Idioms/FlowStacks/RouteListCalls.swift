import Facts
import NavigationModel

/// Calls on a list of routes, or on the navigator that stands for one.
struct RouteListCalls {
  let call: RunningCall

  init(_ call: RunningCall) { self.call = call }

  private var views: Views { call.runner.views }

  /// `navigator.push(.detail)`, `routes.presentSheet(.detail)`.
  func forward(_ kind: Transition.Kind) -> RunningAnswer? {
    guard let shown = call.arguments.first(where: { $0.label == nil && !$0.isTrailing }), let list = list() else {
      return nil
    }
    var value = call.value(shown.value)
    if let element = list.element {
      let scope = Scope(file: call.scope.file, owner: list.owner ?? call.scope.owner)
      value = call.evaluator.contextual(value, element, in: scope)
      if call.evaluator.valueType(of: value) == nil, value.alternatives.count == 1 {
        value = call.evaluator.typed(element, from: list.owner ?? call.scope.owner)
      }
    }
    return RunningAnswer(
      effects: value.alternatives.prefix(12).map { views.pending(.link($0, nil), 1, $0, nil, call, kind) })
  }

  /// `navigator.goBack()`.
  func back(_ kind: Transition.Kind) -> RunningAnswer? {
    guard call.argument("animated") == nil, list() != nil || isStep else { return nil }
    return RunningAnswer(effects: [call.effect(kind, nil)])
  }

  /// How a link or destination shows what it leads to.
  var style: Transition.Kind {
    guard let style = call.argument("style") else { return .push }
    let name: String?
    if case .call(let callee, _) = style.stripped.kind { name = callee.lastName } else { name = style.lastName }
    return name == "push" || name == nil ? .push : .present
  }

  private struct List {
    var element: TypeReference?
    var owner: TypeID?
  }

  /// The list that the call is made on; `nil` if it is made on something else.
  private func list() -> List? {
    guard let base = call.base else { return nil }
    for alternative in call.value(base).alternatives {
      if case .typed(let type, let id) = alternative, let name = type.simpleName,
        Self.lists.contains(name) || id == nil && name == "Navigator"
      {
        return List(element: type.arguments.first)
      }
      if case .typed(.array(let route), _) = alternative, route.simpleName == "Route" {
        return List(element: route.arguments.first)
      }
    }
    for variable in StateBindings(runner: call.runner).variables(base, in: call.scope) {
      if let element = element(of: variable) {
        return List(element: element, owner: call.runner.program[variable].owner)
      }
      if views.isPath(variable) { return List() }
    }
    return nil
  }

  private static let lists: Set<String> = [
    "FlowNavigator", "FlowPathNavigator", "FlowPath", "NBNavigationPath", "PathNavigator", "Routes",
  ]

  /// Steps of a longer change are made on a copy of the list.
  private var isStep: Bool {
    guard case .name(let name, _)? = call.base?.stripped.kind, name == "$0" || name == "routes" else { return false }
    return call.runner.program.files[call.scope.file].imports.contains("FlowStacks")
      || call.name.hasPrefix("goBack")
  }

  /// The type of the routes that a property lists.
  func element(of id: VariableID) -> TypeReference? {
    switch call.runner.program[id].declaration.type?.unwrapped {
    case .array(let route)? where route.simpleName == "Route": route.arguments.first
    case .named(let path, let arguments)? where Self.lists.contains(path.last ?? ""): arguments.first
    default: nil
    }
  }

  /// What a list holds from the start.
  func initialValues(of id: VariableID) -> [Value] {
    let entry = call.runner.program[id]
    guard case .array(let elements)? = entry.declaration.value?.kind, let first = elements.first,
      case .call(_, let arguments) = first.kind, let screen = arguments.first(where: { $0.label == nil })
    else { return [] }
    let scope = Scope(file: entry.file, owner: entry.owner)
    let value = call.evaluator.evaluate(screen.value, in: scope)
    return [call.evaluator.contextual(value, element(of: id), in: scope)]
  }
}

extension Evaluator {
  /// Some value of a written type.
  func typed(_ type: TypeReference, from owner: TypeID?) -> Value {
    .typed(type.unwrapped, program.resolve(type, from: owner))
  }
}
