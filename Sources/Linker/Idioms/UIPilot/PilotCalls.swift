import Facts
import NavigationModel

/// Calls on a pilot, and the view that shows what it holds.
struct PilotCalls {
  let call: RunningCall

  init(_ call: RunningCall) { self.call = call }

  private var views: Views { call.runner.views }

  /// `UIPilotHost(pilot) { route in … }`: the closure makes every view, the first one of what the pilot begins with.
  func host() -> RunningAnswer? {
    guard let written = call.argument(nil), let index = call.arguments.lastIndex(where: \.isTrailing),
      let pilot = Pilot(call.value(written), call)
    else { return nil }
    let content = call.arguments[index].value
    let open = pilot.route.map { call.evaluator.typed($0, from: call.scope.owner) } ?? pilot.first ?? .unknown
    guard let type = call.evaluator.valueType(of: open) else { return nil }
    var effects = [views.pending(.table(type, content, call.scope), 4, open, nil, call, .push)]
    if let first = pilot.first {
      let given = [LabeledValue(label: nil, value: first)]
      effects += views.present(content, in: call.scope, given: given, host: views.host(call.scope)).map {
        call.effect(.embed, .node($0.node))
      }
    }
    return RunningAnswer(effects: effects, done: [index])
  }

  /// `pilot.push(.detail(id: 1))`.
  func push() -> RunningAnswer? {
    guard let base = call.base, let written = call.argument(nil), let pilot = Pilot(call.value(base), call) else {
      return nil
    }
    var value = call.value(written)
    if let route = pilot.route { value = call.evaluator.contextual(value, route, in: call.scope) }
    return RunningAnswer(
      effects: value.alternatives.prefix(12).map { views.pending(.link($0, nil), 1, $0, nil, call, .push) })
  }

  func back(_ kind: Transition.Kind) -> RunningAnswer? {
    guard let base = call.base, Pilot(call.value(base), call) != nil else { return nil }
    return RunningAnswer(effects: [call.effect(kind, nil)])
  }
}

/// What is known of a pilot: by its type, or by what it is made with.
private struct Pilot {
  /// The type of its routes, as written.
  var route: TypeReference?
  /// What lies on its stack from the start.
  var first: Value?

  init?(_ value: Value, _ call: RunningCall) {
    for alternative in value.alternatives {
      switch alternative {
      case .typed(let type, _) where type.simpleName == "UIPilot": route = route ?? type.unwrapped.arguments.first
      case .term(let term) where term.base == nil && term.name == "UIPilot" && term.arguments != nil:
        route = route ?? term.generics.first ?? term.declared?.unwrapped.arguments.first
        guard let initial = term.argument("initial") else { continue }
        first = route.map { call.evaluator.contextual(initial, $0, in: term.scope) } ?? initial
        if route == nil, let id = call.evaluator.typeID(of: initial) {
          route = .simple(call.runner.program[id].name)
        }
      default: continue
      }
    }
    if route == nil, first == nil { return nil }
  }
}
