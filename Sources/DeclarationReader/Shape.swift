internal import NavigationModel

/// How large and how deep a settings file may be.
private enum Limit {
  static let bytes = 256 * 1024
  /// Brackets in the whole file, and indentation of a line: together they bound how deep the document can nest.
  static let brackets = 200
  static let indentation = 200
}

/// Refuses text that would keep the parser busy or overflow its stack, before the parser sees it.
///
/// The parser is recursive, and compares keys by value; so nesting without bound and anchors, with which few lines can
/// mean billions, are not for it. A settings file needs neither.
///
/// - Complexity: O(bytes).
func shapeProblem(of yaml: String, path: String) -> SettingsError.Problem? {
  let start = SourcePlace(file: path, line: 1, column: 1)
  guard yaml.utf8.count <= Limit.bytes else {
    return .init(place: start, message: "the file is larger than \(Limit.bytes / 1024) KiB; shorten it")
  }
  var brackets = 0
  for (number, line) in yaml.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
    let scan = LineScan(line)
    brackets += scan.brackets
    let place = SourcePlace(file: path, line: number + 1, column: scan.anchor ?? 1)
    if scan.anchor != nil {
      return .init(place: place, message: "anchors are not supported; put quotes around text that begins with '&'")
    }
    if scan.indentation > Limit.indentation || brackets > Limit.brackets {
      return .init(place: place, message: "the file nests too deep from here on; settings need three levels")
    }
  }
  return nil
}

/// What matters of one line: no quotes that go over several lines are understood, which errs on the safe side.
private struct LineScan {
  var indentation = 0
  var brackets = 0
  /// Column of the first anchor, counted in bytes from 1.
  var anchor: Int?

  init(_ line: Substring) {
    let bytes = Array(line.utf8)
    indentation = bytes.prefix { " -?:\t".utf8.contains($0) }.count
    var quote: UInt8?
    var before = UInt8(ascii: " ")
    for (offset, byte) in bytes.enumerated() {
      defer { before = byte }
      if let open = quote {
        if byte == open { quote = nil }
        continue
      }
      let startsWord = " \t[{,".utf8.contains(before)
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): if startsWord { quote = byte }
      case UInt8(ascii: "#"): if startsWord { return }
      case UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
      case UInt8(ascii: "&"):
        let next = offset + 1 < bytes.count ? bytes[offset + 1] : UInt8(ascii: " ")
        if startsWord, next != UInt8(ascii: " "), anchor == nil { anchor = offset + 1 }
      default: break
      }
    }
  }
}
