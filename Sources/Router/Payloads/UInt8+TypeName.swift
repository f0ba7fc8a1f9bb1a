extension UInt8 {
  /// Whether a byte makes the name of a type more than a plain name: space, generic argument, optional, parenthesis.
  var isTypePunctuation: Bool {
    switch self {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "<"), UInt8(ascii: "("),
      UInt8(ascii: "?"), UInt8(ascii: "!"):
      true
    default: false
    }
  }
}
