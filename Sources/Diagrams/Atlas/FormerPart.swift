package import NavigationModel

/// What one sheet of a former picture showed.
///
/// Parts are found by names and ties, and one screen more can tip the scales between two of them. Who knows the sheets
/// looks for a screen where it was, so parts are kept while they are neither too large nor almost empty.
package struct FormerPart: Hashable, Sendable {
  /// What the part was called; nothing where all of the app was on one sheet.
  package var title: String?
  package var nodes: Set<NodeID>

  /// By how many screens kept sheets may exceed the limits of new ones.
  static let slack = 4

  /// Creates a former part.
  package init(title: String?, nodes: Set<NodeID>) {
    self.title = title
    self.nodes = nodes
  }
}
