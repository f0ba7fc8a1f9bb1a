/// The name of a payload's type, taken apart as far as the router notices it.
struct TypeName: Hashable, Sendable {
  /// Without `?`: `Trips.Request`.
  let base: String
  let isOptional: Bool

  init(_ written: String) {
    // Most names are plain; they are compared at every step, so that no copy is made of them.
    guard written.utf8.contains(where: { $0.isTypePunctuation || $0 == UInt8(ascii: ".") }) else {
      base = written
      isOptional = false
      return
    }
    var name = written.filter { !$0.isWhitespace }[...]
    var isOptional = false
    while true {
      if name.hasSuffix("?") || name.hasSuffix("!") {
        name = name.dropLast()
      } else if name.hasPrefix("Optional<"), name.hasSuffix(">") {
        name = name.dropFirst("Optional<".count).dropLast()
      } else if name.hasPrefix("Swift.") {
        name = name.dropFirst("Swift.".count)
        continue
      } else if name.hasPrefix("("), name.hasSuffix(")"), name.count > 2, !name.contains(",") {
        name = name.dropFirst().dropLast()
        continue
      } else {
        break
      }
      isOptional = true
    }
    base = String(name)
    self.isOptional = isOptional
  }

  /// `Any`, or nothing that could be read.
  var takesEverything: Bool { base.isEmpty || base == "Any" }

  /// `Void`.
  var isNothing: Bool { base == "()" || base == "Void" }

  /// The last part: `Request` of `Trips.Request`.
  var last: Substring { base.split(separator: ".").last ?? base[...] }

  /// Whether two names mean one type as far as their text tells: one may be written with the type around it.
  func isSame(as other: TypeName) -> Bool {
    if base == other.base { return true }
    guard base.utf8.contains(UInt8(ascii: ".")) || other.base.utf8.contains(UInt8(ascii: ".")) else { return false }
    return base.hasSuffix(".\(other.base)") || other.base.hasSuffix(".\(base)")
  }

  /// Types of the standard library whose values a text or a number is.
  private static let simple: Set<String> = [
    "String", "Substring", "Character", "Int", "Int32", "Int64", "UInt", "Double", "Float", "CGFloat", "Bool",
  ]

  var isSimple: Bool { Self.simple.contains(base) }
}
