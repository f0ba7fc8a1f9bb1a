/// Which files the targets of one of Xcode's projects build.
///
/// Paths are as the project means them, from the folder that it lies in.
package struct ProjectFacts: Sendable, Hashable {
  /// The files that some target builds, sorted.
  package var built: [String]
  /// The folders of which Xcode builds whatever lies in them, sorted.
  package var synchronizedFolders: [String]

  package init(built: [String] = [], synchronizedFolders: [String] = []) {
    self.built = built
    self.synchronizedFolders = synchronizedFolders
  }
}
