import NavigationModel

extension Guide {
  /// What the names of flows' pages begin with.
  static let flowPrefix = "flow-"

  /// What the page of the flow that a sheet shows is called.
  package func slug(ofSheet sheet: Atlas.Sheet) -> String { Self.flowPrefix + sheet.name }

  /// Whether a screen has a page of its own; an alert is told of where it is shown.
  package func hasPage(_ screen: Int) -> Bool { screens[screen].shape != .alert }

  /// What a screen's page is called: a name that no flow and, in a catalog with symbols, no class has.
  package func pageName(of screen: Int) -> String { "screen-\(screens[screen].slug)" }

  /// The picture with links from each card to the page about it, in place of those to other sheets.
  package func linking(_ placed: PlacedDiagram) -> PlacedDiagram {
    let pages = Dictionary(
      screens.indices.filter(hasPage).map { (screens[$0].id, pageName(of: $0)) },
      uniquingKeysWith: { first, _ in first })
    let known = Set(flows.map(\.slug))
    /// A page of the guide: the one about a node, else the one about the flow that a sheet shows.
    func page(_ link: SheetLink?, _ node: NodeID?) -> SheetLink? {
      if let name = (link?.node ?? (link == nil ? node : nil)).flatMap({ pages[$0] }) {
        return SheetLink(sheet: name, title: "")
      }
      guard let link, known.contains(Self.flowPrefix + link.sheet) else { return nil }
      return SheetLink(sheet: Self.flowPrefix + link.sheet, title: link.title)
    }
    var result = placed
    result.diagram.overview = nil
    for card in result.diagram.cards.indices {
      let drawn = result.diagram.cards[card]
      result.diagram.cards[card].link = page(drawn.link, drawn.node)
      for stub in drawn.stubs.indices {
        result.diagram.cards[card].stubs[stub].link = page(drawn.stubs[stub].link, nil)
      }
      for mention in (drawn.contents?.mentions ?? []).indices {
        result.diagram.cards[card].contents?.mentions[mention].link = page(
          drawn.contents?.mentions[mention].link, nil)
      }
    }
    return result
  }
}
