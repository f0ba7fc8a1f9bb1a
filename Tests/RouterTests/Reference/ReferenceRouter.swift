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
  var world: World
  let itineraries: [String: Itinerary]
  let storyboards: [String: Sketch]
  let window: Window
  /// Navigations that wait, the innermost first: each of the others waits for the one before it.
  var waiting: [Waiting] = []

  init(_ app: ReferenceCase) {
    book = app.book
    world = app.world
    itineraries = app.charts.itineraries
    storyboards = app.storyboards
    window = Window(app.tree)
  }

  /// `depth` counts the gates inside which this happens; nobody opens routes for ever.
  func navigate(to name: String, with passed: Payload, depth: Int = 0) -> ReferenceEnd {
    if depth > 16 { return .failed("exception") }
    guard let itinerary = itineraries[name] else { return .failed("compositionFailed") }
    let plan: Plan
    do throws(Refusal) {
      plan = try walk(itinerary, with: value(of: itinerary.payload, from: passed))
      try checkDismissibility(from: plan.start)
    } catch {
      return .thrown(error.name)
    }
    return go(on: plan, (world.routerGates ?? []) + plan.gates, depth: depth)
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
