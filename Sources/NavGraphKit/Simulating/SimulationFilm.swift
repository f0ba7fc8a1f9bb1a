import Diagrams
import Router

/// What came of one request, as a film strip: what was on screen, what happened, what is on screen then.
func film(_ simulation: Simulation) -> FilmStrip {
  var before = simulation.steps.first.map { FilmScreen($0.passage.before) } ?? FilmScreen(name: "")
  var strip = FilmStrip(title: simulation.route, start: before.markingWhatIsSeen, moves: [])
  for step in simulation.steps {
    let after = FilmScreen(step.passage.after)
    strip.moves.append(
      FilmStrip.Move(
        title: step.doing, ending: step.endingWithError, succeeded: step.ending == .ok, lines: step.events,
        screen: after.markingWhatIsNew(since: before).markingWhatIsSeen))
    before = after
  }
  return strip
}

extension FilmScreen {
  /// A tree of the simulator, as pictures take it.
  init(_ tree: ScreenTree) {
    self.init(tree.outline)
    notation = tree.description
  }

  private init(_ outline: ScreenOutline) {
    self.init(
      name: outline.type, payload: outline.payload, kind: Kind(outline), selected: outline.selected,
      children: outline.children.map(Self.init), above: outline.above.map(Self.init))
  }
}

extension FilmScreen.Kind {
  fileprivate init(_ outline: ScreenOutline) {
    self =
      switch outline.kind {
      case .navigation: .navigation
      case .tab: .tab
      case .split: .split
      case .custom: .custom
      // A screen may have children that no router sees.
      case .none: outline.children.isEmpty ? .plain : .custom
      }
  }
}
