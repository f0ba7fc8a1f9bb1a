package import NavigationModel

/// What is drawn of a model, before anything has a place: cards, frames around them, pins and arrows.
///
/// Parts refer to each other by their index, so that no name from the source can confuse a layout engine. Each part
/// keeps the transitions that it stands for, by their position in the projected model; `proveComplete(for:)` shows that
/// none is lost.
package struct Diagram: Hashable, Sendable {
  /// Heading of the picture.
  package var title: String
  /// What is drawn of the model.
  package var projection: Projection
  package var cards: [Card]
  package var frames: [Frame]
  package var pins: [Pin]
  package var arrows: [Arrow]
  /// Where launch, log in, tabs and settings are, on this sheet or another.
  package var landmarks: [Landmark] = []
  /// What the picture leaves out, and what else its reader should know, one sentence each.
  package var remarks: [String]
  /// Where the sources can be looked at, if anywhere.
  package var sourceLink: SourceLink?
  /// The sheet above this one, if it is part of an atlas.
  package var overview: SheetLink?
  /// What the part of the app is called that it shows, if it is the sheet of one.
  package var part: String?

  /// A picture of nothing; an app without a single screen has one too.
  package init(title: String, projection: Projection = .screens) {
    self.title = title
    self.projection = projection
    self.cards = []
    self.frames = []
    self.pins = []
    self.arrows = []
    self.remarks = []
  }
}

/// What the caller chooses of a picture.
package struct DiagramOptions: Hashable, Sendable {
  package var title: String
  package var projection: Projection
  /// Where the sources can be looked at; without it, the picture holds no links to them.
  package var sourceLink: SourceLink?
  /// What is shown smaller than it is.
  package var surroundings = Surroundings()
  /// Where launch, log in, tabs and settings are; nothing where the picture looks for them itself.
  package var landmarks: [Landmark]?
  /// What the reader should know before anything that the picture says of itself.
  package var remarks: [String] = []
  /// How former pictures divided the app, to be divided alike.
  package var formerParts: [FormerPart] = []

  /// Draws what a person sees and what holds what; the inner life of coordinators only when asked for.
  package init(
    title: String = "Navigation", projection: Projection = .screens, sourceLink: SourceLink? = nil
  ) {
    self.title = title
    self.projection = projection
    self.sourceLink = sourceLink
  }
}
