import NavigationModel
import Router
import ScenarioReader

/// A tree of screens and what is done to it, step by step.
struct SimulationRun {
  private var simulator: Simulator

  /// Starts on a tree in tree notation.
  init(charts: Charts, world: World, library: LibraryRelease, from notation: String) throws(TreeSyntaxError) {
    simulator = Simulator(charts: charts, world: world, library: library)
    simulator.tree = try tree(notation)
  }

  /// The tree as it stands.
  var tree: ScreenTree { simulator.tree }

  /// Reads a tree of the app's classes, to be compared with that of the run.
  func tree(_ notation: String) throws(TreeSyntaxError) -> ScreenTree {
    try ScreenTree(parsing: notation, classes: simulator.classes)
  }

  /// Changes facts from here on.
  mutating func learn(_ world: World) { simulator.world = simulator.world.overlaid(by: world) }

  /// Asks the router or moves for the user; throws where there is no such route, or nothing to move.
  mutating func perform(_ action: ScenarioStep.Action) throws(ImpossibleStep) -> SimulatedStep {
    switch action {
    case .navigate(let route, let payload): try navigate(to: route, payload)
    case .move(let move): try perform(move)
    }
  }

  private mutating func navigate(to route: String, _ payload: Payload?) throws(ImpossibleStep) -> SimulatedStep {
    do throws(UnknownRoute) {
      let passage = try simulator.navigate(to: route, payload: payload)
      let doing = route + (payload?.words.map { " with \($0)" } ?? "")
      return SimulatedStep(doing: doing, isNavigation: true, passage: passage)
    } catch {
      throw ImpossibleStep(reason: simulator.charts.messageForUnknown(route: route))
    }
  }

  private mutating func perform(_ move: UserMove) throws(ImpossibleStep) -> SimulatedStep {
    let isNavigation =
      switch move {
      case .back, .dismiss, .tab: false
      case .pass, .refuse: true
      }
    do throws(ImpossibleMove) {
      let passage = try simulator.perform(move)
      return SimulatedStep(doing: move.description, isNavigation: isNavigation, passage: passage)
    } catch {
      throw ImpossibleStep(reason: "the user cannot do '\(move)' on \(tree): \(error.reason)")
    }
  }
}

/// Why a step cannot even be begun.
struct ImpossibleStep: Error {
  /// One line, lower case.
  let reason: String
}

extension Payload {
  /// As a person would type it: `7`, or `city: Rome, month: may`; `nil` for nothing.
  fileprivate var words: String? {
    if let text { return text }
    if fields.isEmpty { return nil }
    return fields.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
  }
}
