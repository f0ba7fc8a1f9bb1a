/// A scenario file, taken apart into its Swift source and the rest.
///
/// The source is lifted out before the YAML parser sees the file: what is refused there for the parser's sake, such as
/// anchors and hundreds of open brackets, is everyday Swift. And so the source keeps its lines and columns, so that
/// whatever is said of it later names the place in the scenario file.
struct LiftedSource {
  /// The block under `source: |`, with empty lines for everything above it and its indentation kept; `nil` if there is
  /// no such block.
  var source: String?
  /// The file without that block, on the same lines.
  var rest: String

  /// Takes the file apart.
  ///
  /// - Complexity: O(bytes).
  init(_ text: String) {
    let bytes = Array(text.utf8)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let head = lines.firstIndex(where: Self.opensBlock) else {
      rest = text
      return
    }
    let block = lines[(head + 1)...]
    let indentation = block.first { !$0.isBlank }.map { $0.indentation } ?? 0
    // A line without indentation is the next key, whatever the block is indented by.
    let end = block.firstIndex { !$0.isBlank && $0.indentation < max(indentation, 1) } ?? lines.endIndex
    let empty = ArraySlice<UInt8>()
    let above = Array(repeating: empty, count: head + 1)
    let below = Array(repeating: empty, count: end - head - 1)
    source = Self.text(above + lines[(head + 1)..<end])
    rest = Self.text(lines[..<head] + ["source: lifted".utf8Slice] + below + lines[end...])
  }

  /// Whether a line is the key `source` with a literal block behind it.
  private static func opensBlock(_ line: ArraySlice<UInt8>) -> Bool {
    let key = Array("source:".utf8)
    guard line.starts(with: key) else { return false }
    let value = line.dropFirst(key.count).drop { $0 == UInt8(ascii: " ") }
    guard value.first == UInt8(ascii: "|") else { return false }
    let tail = value.dropFirst().drop { "+-123456789".utf8.contains($0) }
    // A comment has a space before it.
    let rest = tail.drop { $0 == UInt8(ascii: " ") }
    return tail.isBlank || rest.count < tail.count && rest.first == UInt8(ascii: "#")
  }

  private static func text(_ lines: [ArraySlice<UInt8>]) -> String {
    String(decoding: Array(lines.joined(separator: [UInt8(ascii: "\n")])), as: UTF8.self)
  }
}

extension String {
  fileprivate var utf8Slice: ArraySlice<UInt8> { ArraySlice(utf8) }
}

extension ArraySlice<UInt8> {
  /// Whether nothing is to be seen on the line.
  fileprivate var isBlank: Bool { allSatisfy { " \t\r".utf8.contains($0) } }

  /// How many spaces it begins with.
  fileprivate var indentation: Int { prefix { $0 == UInt8(ascii: " ") }.count }
}
