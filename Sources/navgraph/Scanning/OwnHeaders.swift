/// Files of the app's own that lie among copies of libraries: what an app adds to a library it may keep beside that.
///
/// Xcode writes the name of the project into the head of each new file. A copy has that of the library's.
struct OwnHeaders {
  /// Names of the folders around, one of which the project is named after.
  private let names: Set<String>

  init(around folders: [Substring]) { names = Set(folders.map(Self.plain)) }

  /// Whether the head of a file says that it belongs to the app's own project.
  func isOwn(_ head: some Sequence<UInt8>) -> Bool {
    let lines = String(decoding: Array(head), as: UTF8.self).split(separator: "\n").prefix(Self.lineLimit)
    let texts = lines.prefix { $0.hasPrefix("//") }.map { line in
      line.drop { $0 == "/" }.trimmingPrefix(while: \.isWhitespace)
    }.filter { !$0.isEmpty }
    // The name of the file comes first, then the project's.
    guard texts.count > 1, texts[0].hasSuffix(".swift") else { return false }
    return names.contains(Self.plain(texts[1]))
  }

  private static let lineLimit = 8

  private static func plain(_ name: Substring) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }
}
