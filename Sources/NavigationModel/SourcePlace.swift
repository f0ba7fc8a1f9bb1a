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

extension SourcePlace {
  /// What to make of places while they are decoded: a `Moving`.
  package static let movingKey = CodingUserInfoKey(rawValue: "navgraph.places")

  /// Where places have gone since they were encoded; throws for one that is nowhere any more.
  package typealias Moving = @Sendable (SourcePlace) throws -> SourcePlace

  private enum CodingKeys: CodingKey { case file, line, column }

  /// Decodes a place, moved if whoever decodes asks for that.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      file: try values.decode(String.self, forKey: .file), line: try values.decode(Int.self, forKey: .line),
      column: try values.decode(Int.self, forKey: .column))
    if let key = Self.movingKey, let move = decoder.userInfo[key] as? Moving { self = try move(self) }
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
