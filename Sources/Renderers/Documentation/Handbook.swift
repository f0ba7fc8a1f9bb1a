package import Diagrams
package import Findings
package import NavigationModel

/// What documentation pages are made of: what the guide says, and a picture for each page.
package struct Handbook: Sendable {
  package var guide: Guide
  /// The app as a whole.
  package var overview: PlacedDiagram
  /// The parts of each area, where the overview of a very large app shows areas.
  package var areas: [Area] = []
  /// By flow; nothing where a flow has no picture.
  package var flows: [PlacedDiagram?]
  /// By screen; nothing where a screen has no page.
  package var screens: [PlacedDiagram?]
  /// Where the sources can be looked at, if anywhere.
  package var sourceLink: SourceLink?

  /// Some parts of the app in one picture.
  package struct Area: Sendable {
    /// Name for its file.
    package var name: String
    package var title: String
    package var placed: PlacedDiagram
  }

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

extension Handbook {
  /// Makes the handbook of a model from the placed sheets of its atlas.
  ///
  /// - Parameter placed: the sheets of the atlas, in their order.
  package init(
    of model: Model, findings: [Finding], options: DiagramOptions, atlas: Atlas, placed: [PlacedDiagram]
  ) throws(DiagramError) {
    let guide = try Guide(
      of: model, findings: findings, options: options, parts: Guide.parts(of: atlas, model))
    let around = Neighbourhoods(of: model, findings: findings, options: options)
    let sheets = zip(atlas.sheets, placed)
    var screens: [PlacedDiagram?] = []
    for (index, screen) in guide.screens.enumerated() {
      screens.append(guide.hasPage(index) ? guide.linking(try around.picture(of: screen.id)) : nil)
    }
    let flows = guide.flows.map { flow in
      sheets.first { $0.0.role == .flow && flow.slug == guide.slug(ofSheet: $0.0) }.map { guide.linking($0.1) }
    }
    guard let overview = placed.first else { throw .misplaced("the overview") }
    self.init(
      guide: guide, overview: guide.linking(overview), flows: flows, screens: screens, sourceLink: options.sourceLink)
    areas = sheets.dropFirst().filter { $0.0.role == .overview }.map { sheet, placed in
      Area(name: sheet.name, title: sheet.title, placed: guide.linking(placed))
    }
  }
}
