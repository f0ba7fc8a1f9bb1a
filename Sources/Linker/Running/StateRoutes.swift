import Facts

/// The states that the events of state machines lead to, as far as the machines' routes tell.
///
/// A handler for all changes of state asks which one it is: an event that leads to one state runs what that is for.
final class StateRoutes {
  private struct Question: Hashable {
    var machine: Origin
    var event: String
    /// The states that the machine can be in; any, where that is not known.
    var from: Set<String>?
  }

  /// What is written for one event: from which state, if not from any, and to which.
  private struct Route: Hashable, Comparable {
    var from: String?
    var to: String

    static func < (a: Route, b: Route) -> Bool { (a.to, a.from ?? "") < (b.to, b.from ?? "") }
  }

  /// Closures that map events to states: `machine.addRouteMapping { event, fromState, _ in … }`.
  private var mappings: [Origin: [ClosureValue]] = [:]
  /// What is written for one event: `machine.addRoutes(event: .begin, transitions: [.start => .list])`.
  private var written: [Question: Set<Route>] = [:]
  /// Machines with routes that were not understood.
  private var open: Set<Origin> = []
  private var known: [Question: Value?] = [:]
  private let arms: StateArms

  /// What stands for the state that a machine is in: to stay in it is no change.
  private static let current = TypeReference.simple("fromState")

  init(_ linkage: Linkage) {
    let evaluator = linkage.evaluator
    arms = StateArms(linkage)
    for site in linkage.sites.named(["addRoute", "addRouteMapping", "addRoutes"]) where site.form == .call {
      guard let base = site.base else { continue }
      for machine in Subscriptions.subjects(of: evaluator.evaluate(base, in: site.scope), linkage.evaluator) {
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
        let from = ends[0].lastName.flatMap { $0 == "any" ? nil : $0 }
        written[Question(machine: machine, event: name), default: []].insert(Route(from: from, to: state))
      }
    }
  }

  /// The states that an event leads to; `nil` where that is not known.
  ///
  /// - Parameter place: the call that tells the machine. What only runs in some of its states tells it in those.
  func states(after event: Value, of machine: Term, at place: RunningCall) -> Value? {
    let evaluator = place.evaluator
    guard !open.contains(machine.origin.general) else { return nil }
    let all = states(after: event, of: machine, from: nil, evaluator)
    guard let all, let from = arms.states(around: place, of: machine.origin.general),
      let some = states(after: event, of: machine, from: from, evaluator)
    else { return all }
    // What stays as it is, is no change.
    let names = Set(all.alternatives.compactMap(\.caseName))
    let next = some.alternatives.filter { $0.caseName.map(names.contains) ?? false }
    return next.isEmpty ? all : .oneOf(next)
  }

  private func states(
    after event: Value, of machine: Term, from: Set<String>?, _ evaluator: Evaluator
  ) -> Value? {
    var found: [Value] = []
    for event in event.alternatives {
      guard let name = event.caseName else { return nil }
      let question = Question(machine: machine.origin.general, event: name, from: from)
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
    let program = evaluator.program
    let type = machine.generics.first.flatMap {
      program.resolve($0, from: machine.scope.owner, file: machine.scope.file)
    }
    var starts: [Value] = [.typed(Self.current, nil)]
    if let from = question.from {
      guard let type else { return nil }
      starts = from.sorted().map { program.someCase($0, of: type) }
    }
    var found: [Value] = []
    for start in starts {
      let given = [event, start, .unknown].map { LabeledValue(label: nil, value: $0) }
      for mapping in mappings[question.machine] ?? [] {
        for state in evaluator.result(of: mapping, arguments: given).alternatives {
          if case .null = state { continue }
          if case .typed(Self.current, nil) = state { continue }
          guard state.caseName != nil else { return nil }
          found.append(state)
        }
      }
    }
    let routes = written[Question(machine: question.machine, event: question.event, from: nil)] ?? []
    for route in routes.sorted() {
      guard let type else { return nil }
      if let from = question.from, let start = route.from, !from.contains(start) { continue }
      found.append(.enumCase(EnumCaseValue(type: type, name: route.to, payload: [])))
    }
    return found.isEmpty ? nil : .oneOf(found)
  }
}

extension Program {
  /// A case of an enum, whatever it carries.
  fileprivate func someCase(_ name: String, of type: TypeID) -> Value {
    let parameters = self[type].cases.first { $0.name == name }?.parameters ?? []
    let payload = parameters.map { LabeledValue(label: $0.label, value: .unknown) }
    return .enumCase(EnumCaseValue(type: type, name: name, payload: payload))
  }
}
