import Findings
import NavigationModel

/// A format was asked for that does not exist.
public struct UnknownFormat: Error, CustomStringConvertible {
  var name: String
  var known: [String]

  /// One line, with the formats that do exist.
  public var description: String {
    "unknown format '\(name)'; known are \(known.joined(separator: ", "))\(Spelling.suggestion(for: name, among: known))"
  }
}
