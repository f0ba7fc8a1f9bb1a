package import NavigationModel

/// A labelled pin: a way into the app from outside.
package struct Pin: Hashable, Codable, Sendable {
  package var kind: Entry.Kind
  /// Name of the entry, shortened to fit.
  package var title: String
  /// What kind of entry it is, and whether its target is known.
  package var subtitle: String
  /// Everything that is known, for whoever points at it.
  package var details: [String]
  package var size: Size
  /// The entry of the model that it stands for.
  package var entry: Int
}
