internal import NavigationModel

/// How deep a file may be.
private enum Limit {
  /// Brackets that are not surely closed on their line, and indentation of a line: together they bound how deep the
  /// document can nest.
  static let brackets = 2000
  static let indentation = 200
}

/// Refuses text that would keep the parser busy or overflow its stack, before the parser sees it.
///
/// The parser is recursive, and compares keys by value; so nesting without bound and anchors, with which few lines can
/// mean billions, are not for it. Neither is needed.
///
/// - Complexity: O(bytes).
func shapeProblem(of yaml: String, path: String, atMost bytes: Int) -> DocumentProblem? {
  let start = SourcePlace(file: path, line: 1, column: 1)
  guard yaml.utf8.count <= bytes else {
    return .init(place: start, message: "the file is larger than \(bytes / 1024) KiB; shorten it")
  }
  var brackets = 0
  for (number, line) in yaml.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
    let scan = LineScan(line)
    brackets += scan.brackets
    let place = SourcePlace(file: path, line: number + 1, column: scan.anchor ?? 1)
    if scan.anchor != nil {
      return .init(place: place, message: "anchors are not supported; write a space behind an '&' that begins a word")
    }
    if scan.indentation > Limit.indentation || brackets > Limit.brackets {
      return .init(
        place: place, message: "there are too many brackets up to here; write one element on each line, after '- '")
    }
  }
  return nil
}

/// What matters of one line.
///
/// Which quotes and comments are ones, only the parser knows: text may stand over several lines. So nothing is believed
/// to be quoted, and everything is counted that may count.
private struct LineScan {
  var indentation = 0
  /// At most so many more brackets are open after the line than before.
  var brackets = 0
  /// Column of the first anchor, counted in bytes from 1.
  var anchor: Int?

  init(_ line: Substring) {
    let bytes = Array(line.utf8)
    indentation = bytes.prefix { " -?:\t".utf8.contains($0) }.count
    // A closing bracket closes one of its line, unless it may lie in a text, a comment or a tag.
    let isPlain = !bytes.contains { "\"'#!%|>".utf8.contains($0) }
    for (offset, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): if isPlain, brackets > 0 { brackets -= 1 }
      case UInt8(ascii: "&"):
        if anchor == nil, Self.beginsAnchor(bytes, at: offset) { anchor = offset + 1 }
      default: break
      }
    }
  }

  /// An anchor is a word with a `&` before it, where a value can begin; right behind a quote none can.
  private static func beginsAnchor(_ bytes: [UInt8], at offset: Int) -> Bool {
    guard offset + 1 < bytes.count, bytes[offset + 1].isPartOfWord else { return false }
    guard offset > 0 else { return true }
    let before = bytes[offset - 1]
    return before >= 0x80 || " \t[]{},:?".utf8.contains(before)
  }
}

extension UInt8 {
  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
