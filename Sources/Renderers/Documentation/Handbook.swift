package import Diagrams

/// What documentation pages are made of: what the guide says, and a picture for each page.
package struct Handbook: Sendable {
  package var guide: Guide
  /// The app as a whole.
  package var overview: PlacedDiagram
  /// By flow; nothing where a flow has no picture.
  package var flows: [PlacedDiagram?]
  /// By screen; nothing where a screen has no page.
  package var screens: [PlacedDiagram?]
  /// Where the sources can be looked at, if anywhere.
  package var sourceLink: SourceLink?

  /// Creates a handbook.
  package init(
    guide: Guide, overview: PlacedDiagram, flows: [PlacedDiagram?], screens: [PlacedDiagram?],
    sourceLink: SourceLink? = nil
  ) {
    self.guide = guide
    self.overview = overview
    self.flows = flows
    self.screens = screens
    self.sourceLink = sourceLink
  }
}

extension Guide {
  /// Whether a screen has a page of its own; an alert is told of where it is shown.
  package func hasPage(_ screen: Int) -> Bool { screens[screen].shape != .alert }

  /// What a screen's page is called: a name that no flow and, in a catalog with symbols, no class has.
  package func pageName(of screen: Int) -> String { "screen-\(screens[screen].slug)" }
}
