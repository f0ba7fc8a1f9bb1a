/// An app of a few files, written as one text.
///
/// A line `//- /App/Home.swift` begins a file, whatever its type; the file's own first line is the one after it. What
/// stands before the first file is the preamble: comments that say what the app shows, and directives for
/// ``Expectations``.
package struct VirtualApp: Hashable, Sendable {
  /// Comment lines before the first file, without `//`.
  package private(set) var preamble: [String] = []
  /// The files in the order of the text.
  package private(set) var files: [VirtualFile] = []

  /// Splits a text into its files.
  package init(_ text: String) throws(VirtualAppError) {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if line.hasPrefix(Self.header) {
        try begin(line.dropFirst(Self.header.count).trimmed, line: index + 1)
      } else if files.isEmpty {
        try addToPreamble(line, line: index + 1)
      } else {
        files[files.count - 1].lines.append(String(line))
      }
    }
    guard !files.isEmpty else { throw .noFile }
    for index in files.indices {
      while let last = files[index].lines.last, last.trimmed.isEmpty { files[index].lines.removeLast() }
    }
  }

  private static let header = "//- /"

  private mutating func begin(_ path: String, line: Int) throws(VirtualAppError) {
    guard !path.isEmpty, !path.contains("..") else { throw .badPath(path, line: line) }
    guard !files.contains(where: { $0.path == path }) else { throw .sameFileTwice(path, line: line) }
    files.append(VirtualFile(path: path, lines: [], headerLine: line))
  }

  private mutating func addToPreamble(_ text: Substring, line: Int) throws(VirtualAppError) {
    guard !text.trimmed.isEmpty else { return }
    guard text.hasPrefix("//") else { throw .textBeforeFirstFile(line: line) }
    preamble.append(text.dropFirst(2).trimmed)
  }
}

/// One file of a ``VirtualApp``.
package struct VirtualFile: Hashable, Sendable {
  /// Path relative to the root of the app.
  package var path: String
  /// Lines without their breaks; blank lines at the end are left out.
  package var lines: [String]
  /// Line of the whole text on which the file's header stands.
  package var headerLine: Int

  /// Creates a file.
  package init(path: String, lines: [String], headerLine: Int = 0) {
    self.path = path
    self.lines = lines
    self.headerLine = headerLine
  }

  /// The content, as it would stand on a disk.
  package var text: String { lines.map { $0 + "\n" }.joined() }

  /// The content in UTF-8.
  package var bytes: [UInt8] { Array(text.utf8) }
}

/// Why a text is no ``VirtualApp``.
package enum VirtualAppError: Error, Hashable, CustomStringConvertible {
  case noFile
  case textBeforeFirstFile(line: Int)
  case sameFileTwice(String, line: Int)
  case badPath(String, line: Int)

  /// One sentence that names the line.
  package var description: String {
    switch self {
    case .noFile: "no line '//- /path' begins a file"
    case .textBeforeFirstFile(let line): "line \(line): only comments may stand before the first '//- /path'"
    case .sameFileTwice(let path, let line): "line \(line): '\(path)' has begun before"
    case .badPath(let path, let line): "line \(line): '\(path)' is no path inside the app"
    }
  }
}

extension StringProtocol {
  /// Without white space at either end.
  var trimmed: String {
    let tail = drop { $0.isWhitespace }
    guard let last = tail.lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(tail[...last])
  }
}
