package import NavigationModel

/// One mistake in a YAML file, where it stands.
package struct DocumentProblem: Hashable, Sendable, CustomStringConvertible {
  /// Where, with the path of the file as messages name it.
  package var place: SourcePlace
  /// What is wrong and what to do, on one line.
  package var message: String

  /// Creates a problem.
  package init(place: SourcePlace, message: String) {
    self.place = place
    self.message = message
  }

  /// `file:line:column: error: message`, the form that editors open.
  package var description: String { "\(place): error: \(message)" }
}
