/// A position in a file of the scanned app.
public struct SourcePlace: Hashable, Codable, Sendable {
  /// Path relative to the scanned root, with `/` between its parts.
  public var file: String
  /// Line, counted from 1.
  public var line: Int
  /// Column in UTF-8 bytes, counted from 1, as the Swift compiler counts.
  public var column: Int

  /// Creates a place from its three parts.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}

extension SourcePlace: Comparable {
  /// Orders by file, then line, then column.
  public static func < (a: SourcePlace, b: SourcePlace) -> Bool {
    (a.file, a.line, a.column) < (b.file, b.line, b.column)
  }
}

extension SourcePlace: CustomStringConvertible {
  /// `file:line:column`, the form that editors open.
  public var description: String { "\(file):\(line):\(column)" }
}
