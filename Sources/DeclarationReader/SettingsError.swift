package import NavigationModel

/// Settings that cannot be used, with everything that is wrong with them.
package struct SettingsError: Error, Hashable, CustomStringConvertible {
  /// What is wrong, in the order of the file; never empty.
  package var problems: [Problem]

  /// One mistake, where it stands.
  package struct Problem: Hashable, Sendable, CustomStringConvertible {
    package var place: SourcePlace
    package var message: String

    /// `file:line:column: error: message`, the form that editors open.
    package var description: String { "\(place): error: \(message)" }
  }

  /// One line for each mistake.
  package var description: String { problems.map(\.description).joined(separator: "\n") }
}
