/// The bytes that have a meaning in XML.
extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let newline = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")

  var isXMLWhitespace: Bool {
    self == .space || self == .newline || self == .tab || self == .carriageReturn
  }

  /// A control character that XML allows nowhere, not even as a reference; NUL is one.
  var isForbiddenInXML: Bool { self < .space && !isXMLWhitespace }

  /// Every byte beyond ASCII counts as a letter; which characters XML forbids in names does not matter here.
  var startsXMLName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...: true
    default: false
    }
  }

  var continuesXMLName: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: startsXMLName
    }
  }
}
