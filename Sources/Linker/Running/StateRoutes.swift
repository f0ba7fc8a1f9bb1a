import Facts

/// The states that the events of state machines lead to, as far as the machines' routes tell.
///
/// A handler for all changes of state asks which one it is: an event that leads to one state runs what that is for.
final class StateRoutes {
  private struct Question: Hashable {
    var machine: Origin
    var event: String
  }

  /// Closures that map events to states: `machine.addRouteMapping { event, fromState, _ in … }`.
  private var mappings: [Origin: [ClosureValue]] = [:]
  /// What is written for one event: `machine.addRoutes(event: .begin, transitions: [.start => .list])`.
  private var written: [Question: Set<String>] = [:]
  /// Machines with routes that were not understood.
  private var open: Set<Origin> = []
  private var known: [Question: Value?] = [:]

  /// What stands for the state that a machine is in: to stay in it is no change.
  private static let current = TypeReference.simple("fromState")

  init(_ linkage: Linkage) {
    let evaluator = linkage.evaluator
    for site in linkage.sites.named(["addRoute", "addRouteMapping", "addRoutes"]) where site.form == .call {
      guard let base = site.base else { continue }
      for machine in Subscriptions.subjects(of: evaluator.evaluate(base, in: site.scope), in: linkage.program) {
        add(site, to: machine.origin.general, evaluator)
      }
    }
  }

  private func add(_ site: CallSite, to machine: Origin, _ evaluator: Evaluator) {
    if site.name == "addRouteMapping" {
      for argument in site.arguments.suffix(1) {
        guard case .closure(let closure) = evaluator.evaluate(argument.value, in: site.scope) else {
          open.insert(machine)
          continue
        }
        mappings[machine, default: []].append(closure)
      }
    } else if let event = site.argument("event") {
      guard let name = evaluator.evaluate(event, in: site.scope).caseName,
        case .array(let routes)? = site.argument("transitions")?.kind
      else {
        open.insert(machine)
        return
      }
      for route in routes {
        guard case .operators(_, let ends) = route.kind, ends.count == 2, let state = ends[1].lastName, state != "any"
        else {
          open.insert(machine)
          continue
        }
        written[Question(machine: machine, event: name), default: []].insert(state)
      }
    }
  }

  /// The states that an event leads to; `nil` where that is not known.
  func states(after event: Value, of machine: Term, _ evaluator: Evaluator) -> Value? {
    let place = machine.origin.general
    guard !open.contains(place) else { return nil }
    var found: [Value] = []
    for event in event.alternatives {
      guard let name = event.caseName else { return nil }
      let question = Question(machine: place, event: name)
      let answer = known[question] ?? findStates(after: event, question, machine, evaluator)
      known[question] = .some(answer)
      guard let answer else { return nil }
      found.append(answer)
    }
    return found.isEmpty ? nil : .oneOf(found)
  }

  private func findStates(
    after event: Value, _ question: Question, _ machine: Term, _ evaluator: Evaluator
  ) -> Value? {
    var found: [Value] = []
    let given = [event, .typed(Self.current, nil), .unknown].map { LabeledValue(label: nil, value: $0) }
    for mapping in mappings[question.machine] ?? [] {
      for state in evaluator.result(of: mapping, arguments: given).alternatives {
        if case .null = state { continue }
        if case .typed(Self.current, nil) = state { continue }
        guard state.caseName != nil else { return nil }
        found.append(state)
      }
    }
    for name in (written[question] ?? []).sorted() {
      guard let type = machine.generics.first,
        let id = evaluator.program.resolve(type, from: machine.scope.owner, file: machine.scope.file)
      else { return nil }
      found.append(.enumCase(EnumCaseValue(type: id, name: name, payload: [])))
    }
    return found.isEmpty ? nil : .oneOf(found)
  }
}
