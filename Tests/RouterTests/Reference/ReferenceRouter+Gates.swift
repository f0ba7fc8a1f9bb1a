import NavigationModel
import Router

/// A navigation that goes on when its gate has been answered.
struct Waiting {
  let gate: String
  let plan: Plan
  let later: [String]
  /// Whether the user has to answer; otherwise the gate waits for what it opened.
  let isForUser: Bool
  /// The modal that the gate opened.
  let opened: Controller?
}

extension ReferenceRouter {
  /// Asks what is left of the gates, then does what is planned.
  func go(on plan: Plan, _ gates: [String], depth: Int) -> ReferenceEnd {
    for (index, gate) in gates.enumerated() {
      let mark = window.made.count
      let (answer, isForUser) = ask(gate, depth)
      if answer == .waiting {
        waiting.append(
          Waiting(
            gate: gate, plan: plan, later: Array(gates[(index + 1)...]), isForUser: isForUser,
            opened: window.modal(since: mark)))
      }
      if answer != .arrived { return answer }
    }
    guard window.shows(plan.start) else { return .failed("initialController.deallocated") }
    plan.start.dismissPresented()
    do throws(Refusal) {
      try build(plan.builds, from: plan.start)
      return .arrived
    } catch {
      return error.name == Refusal.silence.name ? .waiting : .failed(error.name)
    }
  }

  private func ask(_ gate: String, _ depth: Int) -> (ReferenceEnd, isForUser: Bool) {
    guard let conduct = world.gates[gate] else { return (.arrived, false) }
    if let flag = conduct.unless, world.flags[flag] == true { return (.arrived, false) }
    if let route = conduct.opens {
      let end = navigate(to: route, with: .nothing, depth: depth + 1)
      if end == .waiting { return (.waiting, false) }
      if let failure = refusal(after: end) { return (failure, false) }
    }
    switch conduct.answer {
    case .passes, nil: return (.arrived, false)
    case .fails: return (.failed(conduct.error ?? "generic"), false)
    case .waits: return (.waiting, true)
    }
  }

  /// How a gate fails when what it opened has ended like that.
  private func refusal(after end: ReferenceEnd) -> ReferenceEnd? {
    switch end {
    case .arrived, .waiting: nil
    case .failed("exception"): .failed("exception")
    case .failed, .thrown: .failed("compositionFailed")
    }
  }

  // MARK: The user

  /// The user answers the innermost gate: what it opened is dismissed, and whoever waits goes on.
  func answer(passes: Bool) -> ReferenceEnd {
    let asked = waiting.removeFirst()
    let outer = waiting
    waiting = []
    let mark = window.made.count
    if let opened = asked.opened, window.shows(opened) { opened.presenting?.dismissPresented() }
    var end = ReferenceEnd.failed("generic")
    if passes {
      if let flag = world.gates[asked.gate]?.unless { world.flags[flag] = true }
      end = go(on: asked.plan, asked.later, depth: 0)
    }
    for navigation in outer {
      if end == .waiting {
        waiting.append(navigation)
      } else if let refusal = refusal(after: end) {
        end = refusal
      } else if world.gates[navigation.gate]?.answer == .waits {
        waiting.append(
          Waiting(
            gate: navigation.gate, plan: navigation.plan, later: navigation.later, isForUser: true,
            opened: window.modal(since: mark)))
        end = .waiting
      } else {
        end = go(on: navigation.plan, navigation.later, depth: 0)
      }
    }
    return end
  }
}
