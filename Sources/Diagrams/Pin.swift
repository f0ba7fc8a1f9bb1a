package import NavigationModel

/// A labelled pin: a way into the app from outside.
package struct Pin: Hashable, Sendable {
  /// What kinds of entry it is, in the order of the model's declaration.
  package var kinds: [Entry.Kind]
  /// Name of the entry, shortened to fit.
  package var title: String
  /// What kind of entry it is, and whether its target is known.
  package var subtitle: String
  /// Everything that is known, for whoever points at it.
  package var details: [String]
  package var size: Size
  /// The entries of the model that it stands for.
  package var entries: [Int]

  /// Whether a user without any link comes in here.
  package var isLaunch: Bool { kinds.contains(.launch) }
}
