package import NavigationModel

/// A reference from one sheet of an atlas to another.
package struct SheetLink: Hashable, Sendable {
  /// Name of the other sheet.
  package var sheet: String
  /// What the other sheet is called.
  package var title: String
  /// The card on it that is meant; nothing for the sheet as a whole.
  package var node: NodeID?
  /// What a user would call that card.
  package var name: String?

  /// Creates a reference.
  package init(sheet: String, title: String, node: NodeID? = nil, name: String? = nil) {
    self.sheet = sheet
    self.title = title
    self.node = node
    self.name = name
  }
}
