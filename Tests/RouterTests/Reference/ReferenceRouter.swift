import NavigationModel
import Router

/// What ends a navigation early: the name of the error.
struct Refusal: Error {
  let name: String

  static let compositionFailed = Refusal(name: "compositionFailed")
  static let typeMismatch = Refusal(name: "typeMismatch")
  static let generic = Refusal(name: "generic")
  /// UIKit raises an exception: the app is gone, and no gate around it can answer any more.
  static let exception = Refusal(name: "exception")
  /// No error at all: UIKit only writes a warning and never calls back.
  static let silence = Refusal(name: "silence")
}

/// How a navigation ends.
enum ReferenceEnd: Hashable {
  case arrived
  case failed(String)
  case thrown(String)
  case waiting
}

/// The router once more, as slow and as plain as its rules read, to hold the real simulator against.
///
/// Written from the rules and from the library's source (https://github.com/ekazaev/route-composer, 2.22.2), not from
/// the simulator; nothing is shared with it but the types that cases are made of.
final class ReferenceRouter {
  let book: ClassBook
  private(set) var world: World
  let itineraries: [String: Itinerary]
  let storyboards: [String: Sketch]
  let window: Window
  /// Navigations that wait for the user, with the gate that each of them waits for.
  private(set) var waiting: [Waiting] = []

  /// A navigation that goes on when the user has answered.
  struct Waiting {
    let gate: String
    let plan: Plan
    let later: [String]
    /// The first modal that came up while the gate was asked.
    let opened: Controller?
  }

  init(_ app: ReferenceCase) {
    book = app.book
    world = app.world
    itineraries = app.charts.itineraries
    storyboards = app.storyboards
    window = Window(app.tree)
  }

  func navigate(to name: String, with passed: Payload) -> ReferenceEnd {
    guard let itinerary = itineraries[name] else { return .failed("compositionFailed") }
    let plan: Plan
    do throws(Refusal) {
      plan = try walk(itinerary, with: value(of: itinerary.payload, from: passed))
      try checkDismissibility(from: plan.start)
    } catch {
      return .thrown(error.name)
    }
    return go(on: plan, (world.routerGates ?? []) + plan.gates)
  }

  /// Asks what is left of the gates, then does what is planned.
  private func go(on plan: Plan, _ gates: [String]) -> ReferenceEnd {
    for (index, gate) in gates.enumerated() {
      let modals = window.modals
      let answer = ask(gate)
      if answer == .waiting {
        let opened = window.modals.first { modal in !modals.contains { $0 === modal } }
        waiting.append(Waiting(gate: gate, plan: plan, later: Array(gates[(index + 1)...]), opened: opened))
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

  // MARK: The user

  /// The user answers the only navigation that waits: what the gate has opened is dismissed.
  func answer(passes: Bool) -> ReferenceEnd {
    let asked = waiting.removeLast()
    if let opened = asked.opened, window.shows(opened) { opened.presenting?.dismissPresented() }
    guard passes else { return .failed("generic") }
    if let flag = world.gates[asked.gate]?.unless { world.flags[flag] = true }
    return go(on: asked.plan, asked.later)
  }

  // MARK: Gates

  private func ask(_ gate: String) -> ReferenceEnd {
    guard let conduct = world.gates[gate] else { return .arrived }
    if let flag = conduct.unless, world.flags[flag] == true { return .arrived }
    if let route = conduct.opens {
      switch navigate(to: route, with: .nothing) {
      case .arrived: break
      case .waiting: return .waiting
      case .failed("exception"): return .failed("exception")
      case .failed, .thrown: return .failed("compositionFailed")
      }
    }
    switch conduct.answer {
    case .passes, nil: return .arrived
    case .fails: return .failed(conduct.error ?? "generic")
    case .waits: return .waiting
    }
  }

  // MARK: Leaving

  private func checkDismissibility(from start: Controller) throws(Refusal) {
    var asked = [start.outermost]
    var next = start.presented
    while let modal = next {
      asked.append(modal)
      next = modal.presented
    }
    if !asked.allSatisfy(canBeDismissed) { throw Refusal(name: "cantBeDismissed") }
  }

  /// The nearest class that says something decides; containers of UIKit ask everything that stands in them.
  private func canBeDismissed(_ controller: Controller) -> Bool {
    for name in book.line(of: controller.name) {
      if let said = world.screens[name]?.canBeDismissed ?? book.declared[name]?.canBeDismissed { return said }
    }
    switch book.kind(of: controller.name) {
    case .navigation, .tab, .split: return controller.children.allSatisfy(canBeDismissed)
    case .custom, .none: return true
    }
  }
}
