import NavigationModel

extension Simulator {
  /// Navigations that gates begin inside each other at most: more of them never end.
  private static let deepestGates = 16

  /// A whole navigation, perhaps on behalf of a gate.
  ///
  /// The dismissibility is checked once, before the gates; a gate that changes the window is not asked again.
  mutating func begin(_ name: String, payload: Payload?, depth: Int) -> Outcome {
    guard let itinerary = charts.itineraries[name] else {
      let reason = "There is no route \(name)."
      return .failed(.compositionFailed(reason))
    }
    guard depth <= Self.deepestGates else {
      return .failed(.exception("Gates open routes that they guard themselves, without end."))
    }
    if world.navigatesOneAtATime ?? false, depth > 0 || !suspensions.isEmpty {
      return end(name, .thrown(.compositionFailed("Another navigation is in progress.")))
    }
    asked = value(of: payload, askedFor: itinerary)
    let payload = self.payload(for: itinerary)
    if recordsEvents { events.append(.asked(route: name, payload: payload.phrase)) }
    let plan: Plan
    do { plan = try walk(itinerary.legs, payload: payload) } catch {
      return end(name, .thrown(error))
    }
    return proceed(name, plan, from: 0, depth: depth)
  }

  /// Asks the gates from one on, in order, and builds when all have let the user through.
  mutating func proceed(_ route: String, _ plan: Plan, from first: Int, depth: Int) -> Outcome {
    for index in plan.gates.indices.dropFirst(first) {
      switch ask(plan.gates[index].gate, depth: depth) {
      case .passed: continue
      case .failed(let failure): return end(route, .failed(failure))
      case .waits(let cause, let opened): return suspend(route, plan, at: index, cause, opened)
      }
    }
    return finish(route, plan)
  }

  private mutating func suspend(
    _ route: String, _ plan: Plan, at gate: Int, _ cause: Suspension.Cause, _ opened: ControllerID
  ) -> Outcome {
    if recordsEvents, plan.gates.indices.contains(gate) { events.append(.gateWaits(plan.gates[gate].gate)) }
    numberOfSuspensions += 1
    suspensions.append(
      Suspension(
        number: numberOfSuspensions, route: route, plan: plan, gate: gate, cause: cause, opened: opened))
    return .waiting
  }

  /// What happens after the gates: everything above the start is dismissed, the missing screens are built.
  private mutating func finish(_ route: String, _ plan: Plan) -> Outcome {
    var plan = plan
    guard !plan.start.isNone, window.isAttached(plan.start) else {
      let reason = "The view controller to start from went away while the gates were asked."
      return end(route, .failed(RoutingFailure(name: rules.deallocated, reason: reason)))
    }
    if let presented = window.presented(from: plan.start) {
      if recordsEvents {
        events.append(.dismissed(screen: window.name(of: presented), above: window.name(of: plan.start)))
      }
      window.detach(presented)
    }
    do throws(Stop) { try assemble(&plan) } catch {
      switch error {
      case .failure(let failure): return end(route, .failed(failure))
      case .silence(let reason):
        if recordsEvents { events.append(.unread(reason, assumed: "the router waits for ever")) }
        return suspend(route, plan, at: plan.gates.count, .nobody, .none)
      }
    }
    do throws(RoutingFailure) { try runPostTasks(plan.slips) } catch { return end(route, .failed(error)) }
    return end(route, .arrived)
  }

  private mutating func end(_ route: String, _ outcome: Outcome) -> Outcome {
    if recordsEvents { events.append(outcome.failure.map { .failed($0) } ?? .arrived(route: route)) }
    return outcome
  }

  // MARK: - One gate

  private enum Answer {
    case passed
    case failed(RoutingFailure)
    case waits(Suspension.Cause, opened: ControllerID)
  }

  private mutating func ask(_ gate: String, depth: Int) -> Answer {
    if recordsEvents { events.append(.gateAsked(gate)) }
    guard let conduct = World.conduct(of: gate, in: world.gates) else {
      return pass(gate, "nothing else is said of it")
    }
    if let flag = conduct.unless, world.flags[flag] ?? initialFlags[flag] ?? false {
      return pass(gate, "\(flag) is true")
    }
    if let error = conduct.error ?? (conduct.answer == .fails ? "generic" : nil) { return fail(gate, error) }
    if let route = conduct.opens { return open(route, for: gate, conduct, depth) }
    switch conduct.answer {
    case .passes: return pass(gate, "it always does")
    case .waits: return .waits(.user, opened: .none)
    case .fails: return fail(gate, "generic")
    case nil: return conduct.unless == nil ? pass(gate, "nothing else is said of it") : .waits(.user, opened: .none)
    }
  }

  private mutating func open(_ route: String, for gate: String, _ conduct: GateConduct, _ depth: Int) -> Answer {
    if recordsEvents { events.append(.gateOpens(gate, route: route)) }
    let mark = window.nodes.count
    let outcome = begin(route, payload: nil, depth: depth + 1)
    switch outcome {
    case .arrived:
      if conduct.answer == .passes { return pass(gate, "what it opened is on the screen") }
      return .waits(.user, opened: modal(since: mark))
    case .failed(let failure) where failure.isCrash: return .failed(failure)
    case .failed, .thrown: return fail(gate, "compositionFailed")
    case .waiting: return .waits(.navigation(numberOfSuspensions), opened: .none)
    }
  }

  private mutating func pass(_ gate: String, _ reason: String) -> Answer {
    if recordsEvents { events.append(.gatePassed(gate, reason: reason)) }
    return .passed
  }

  private mutating func fail(_ gate: String, _ error: String) -> Answer {
    if recordsEvents { events.append(.gateFailed(gate, error: error)) }
    return .failed(RoutingFailure(name: error, reason: "\(gate) does not let the user through."))
  }

  /// The lowest modal that was made since the arena had a number of nodes.
  private func modal(since mark: Int) -> ControllerID {
    for index in window.nodes.indices.dropFirst(mark) {
      let id = ControllerID(index)
      let presenter = window[id].presenter
      if !presenter.isNone, presenter.index < mark, window.isAttached(id) { return id }
    }
    return .none
  }

  // MARK: - What waits

  /// Answers the gate that a navigation waits for, and goes on with it and with whoever waits for it in turn.
  mutating func resume(_ index: Int, passes: Bool) -> Outcome {
    let mark = window.nodes.count
    var suspension = suspensions.remove(at: index)
    let gate = suspension.plan.gates[suspension.gate].gate
    if !suspension.opened.isNone, window.isAttached(suspension.opened) { window.detach(suspension.opened) }
    var outcome: Outcome
    if passes {
      if let flag = World.conduct(of: gate, in: world.gates)?.unless { world.flags[flag] = true }
      _ = pass(gate, "the user did what it asks for")
      outcome = proceed(suspension.route, suspension.plan, from: suspension.gate + 1, depth: 0)
    } else {
      _ = fail(gate, "generic")
      outcome = end(suspension.route, .failed(.generic("\(gate) was turned down.")))
    }
    while let outer = suspensions.firstIndex(where: { $0.cause == .navigation(suspension.number) }) {
      suspension = suspensions.remove(at: outer)
      outcome = answer(suspension, outcome, mark)
    }
    return outcome
  }

  /// The gate of the outer navigation after what it opened has ended, or waits once more.
  private mutating func answer(_ outer: Suspension, _ outcome: Outcome, _ mark: Int) -> Outcome {
    let gate = outer.plan.gates[outer.gate].gate
    switch outcome {
    case .waiting: return suspend(outer.route, outer.plan, at: outer.gate, .navigation(numberOfSuspensions), .none)
    case .failed, .thrown:
      _ = fail(gate, "compositionFailed")
      return end(outer.route, .failed(.compositionFailed("What \(gate) opens does not come about.")))
    case .arrived:
      guard World.conduct(of: gate, in: world.gates)?.answer == .passes else {
        return suspend(outer.route, outer.plan, at: outer.gate, .user, modal(since: mark))
      }
      return proceed(outer.route, outer.plan, from: outer.gate + 1, depth: 0)
    }
  }
}
