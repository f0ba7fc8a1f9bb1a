/// A pattern of paths, as in `.gitignore`: `Generated`, `*.generated.swift`, `App/Legacy/**`.
///
/// `*` and `?` stand for anything but `/`, `**` for anything. A pattern without `/` is compared with the last name of a
/// path, any other with the whole path from the root. A folder that matches is left out with all that it holds.
struct Glob: Sendable {
  private let pattern: [Token]
  private let comparesLastName: Bool

  private enum Token: Hashable {
    case byte(UInt8)
    case anyByte
    case anyName
    case anyPath

    /// Whether it can stand for the byte, alone or with others.
    func accepts(_ byte: UInt8) -> Bool {
      switch self {
      case .byte(let own): byte == own
      case .anyByte, .anyName: byte != UInt8(ascii: "/")
      case .anyPath: true
      }
    }

    /// Whether it stands for any number of bytes, none included.
    var repeats: Bool { self == .anyName || self == .anyPath }
  }

  /// Reads a pattern; a `/` in front or at the end changes nothing but what it is compared with.
  init(_ text: String) {
    let bytes = Array(text.utf8)
    comparesLastName = !bytes.dropLast(bytes.last == UInt8(ascii: "/") ? 1 : 0).contains(UInt8(ascii: "/"))
    var tokens: [Token] = []
    var rest = bytes[...]
    if rest.first == UInt8(ascii: "/") { rest.removeFirst() }
    if rest.last == UInt8(ascii: "/") { rest.removeLast() }
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "?"): tokens.append(.anyByte)
      case UInt8(ascii: "*") where rest.first == byte:
        rest.removeFirst()
        // `a/**/b` means `a/b` too, so the stars take the slash after them along.
        if rest.first == UInt8(ascii: "/") { rest.removeFirst() }
        tokens.append(.anyPath)
      case UInt8(ascii: "*"): tokens.append(.anyName)
      default: tokens.append(.byte(byte))
      }
    }
    // `Legacy/**` means what lies in the folder, and the folder need not be entered for that.
    if tokens.last == .anyPath, tokens.dropLast().last == .byte(UInt8(ascii: "/")) { tokens.removeLast(2) }
    pattern = tokens
  }

  /// Whether the path, relative to the root, is meant.
  ///
  /// - Complexity: O(*p* · *n*) in the lengths of pattern and path, whatever the pattern.
  func matches(_ path: String) -> Bool {
    let text = comparesLastName ? Array(lastName(of: path).utf8) : Array(path.utf8)
    // Which parts of the pattern can stand next, for all ways to match what came before.
    var next = closure(of: [0])
    for byte in text {
      var after: Set<Int> = []
      for index in next where index < pattern.count && pattern[index].accepts(byte) {
        after.insert(pattern[index].repeats ? index : index + 1)
      }
      next = closure(of: after)
      if next.isEmpty { return false }
    }
    return next.contains(pattern.count)
  }

  /// The same positions, and those behind tokens that may stand for nothing.
  private func closure(of positions: Set<Int>) -> Set<Int> {
    var closed = positions
    for start in positions {
      var index = start
      while index < pattern.count, pattern[index].repeats {
        index += 1
        closed.insert(index)
      }
    }
    return closed
  }
}
