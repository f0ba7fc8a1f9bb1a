/// Settings that cannot be used, with everything that is wrong with them.
package struct SettingsError: Error, Hashable, CustomStringConvertible {
  /// What is wrong, in the order of the file; never empty.
  package var problems: [DocumentProblem]

  /// One line for each mistake.
  package var description: String { problems.map(\.description).joined(separator: "\n") }
}
