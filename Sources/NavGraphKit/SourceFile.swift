/// A file of the app, as bytes: where they come from is the caller's business.
public struct SourceFile: Sendable {
  /// Path relative to the scanned root, with `/` between its parts.
  public var path: String
  /// Content, of any encoding or none.
  public var bytes: [UInt8]

  /// Creates a file.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
