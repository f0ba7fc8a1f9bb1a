import NavigationModel

extension Diagram {
  /// Pictures with so few transitions are seen at a glance anyway.
  private static let transitionsOfASmallPicture = 12

  /// The landmarks of a model that is drawn on one sheet.
  static func landmarks(of model: Model) -> [Landmark] {
    model.transitions.count > transitionsOfASmallPicture ? Landmarks(of: model).all : []
  }

  /// The cards that a user sees first.
  func launchCards(in selection: Selection) -> [Int] {
    landmarks.filter { $0.kind == .launch }.flatMap(\.places).compactMap { selection.cards[$0.node] }
  }

  /// Marks the cards of landmarks, and says on each card how the system leads back from it.
  mutating func markCards(of model: Model, selection: Selection) {
    let waysBack = WaysBack(of: model)
    for card in selection.nodes.indices {
      let ways = waysBack.ways[cards[card].node] ?? []
      guard cards[card].shape.isLeftByTheSystem else { continue }
      cards[card].waysBack = WayBack.allCases.filter(ways.contains)
      cards[card].details += cards[card].waysBack.map(\.caption)
    }
    for landmark in landmarks where landmark.kind.isMarked {
      for node in landmark.places.map(\.node) {
        guard let card = selection.cards[node], !selection.isGroup(card) else { continue }
        cards[card].landmark = landmark.kind
      }
    }
  }
}

extension Landmark.Kind {
  /// Whether its card stands out; a launch has a pin, and tabs have their bar.
  var isMarked: Bool { self == .logIn || self == .home || self == .settings }
}

extension Card.Shape {
  /// Whether the system offers ways back from it that need to be said; what is the system's own closes itself.
  var isLeftByTheSystem: Bool {
    switch self {
    case .screen, .container: true
    case .alert, .system, .external, .flow, .event, .group: false
    }
  }
}
