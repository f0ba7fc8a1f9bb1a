/// A format of reports.
///
/// A reporter is a file and a line in ``allReporters``; names come from there, nowhere else.
package protocol Reporter: Sendable {
  /// Name of the format, as it is asked for.
  static var name: String { get }
  /// One line for the help.
  static var summary: String { get }
  /// The whole report, with a line break at its end. The same report gives the same text.
  static func text(of report: Report) -> String
}
