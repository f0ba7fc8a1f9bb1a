package import NavigationModel

/// What a picture shows smaller than it is: several screens as one card, and what is drawn on other sheets as chips.
package struct Surroundings: Hashable, Sendable {
  /// Each is drawn as one card.
  package var groups: [CardGroup]
  /// Nodes that have their card on another sheet.
  package var elsewhere: [NodeID: SheetLink]
  /// Where the user comes to the sheet above this one.
  package var overview: SheetLink?

  /// Nothing is shown smaller than it is, unless said otherwise.
  package init(groups: [CardGroup] = [], elsewhere: [NodeID: SheetLink] = [:], overview: SheetLink? = nil) {
    self.groups = groups
    self.elsewhere = elsewhere
    self.overview = overview
  }
}

/// Several nodes of a model that a picture draws as one card.
package struct CardGroup: Hashable, Sendable {
  /// What tells it from other groups, the same from one version of the app to the next.
  package var key: String
  package var title: String
  package var members: Set<NodeID>
  /// The sheet that shows its inside, if there is one.
  package var link: SheetLink?
  /// Groups that the members are in on that sheet: it is an overview, too.
  package var parts: [CardGroup]

  /// Creates a group.
  package init(
    key: String, title: String, members: Set<NodeID>, link: SheetLink? = nil, parts: [CardGroup] = []
  ) {
    self.key = key
    self.title = title
    self.members = members
    self.link = link
    self.parts = parts
  }
}

extension CardGroup {
  /// The sheet that shows the card of a member, if there is one.
  func link(to member: NodeID) -> SheetLink? {
    guard !parts.isEmpty else { return link }
    return parts.first { $0.members.contains(member) }?.link(to: member) ?? link
  }
}
