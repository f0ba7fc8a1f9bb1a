package import NavigationModel

/// Texts as parts of addresses.
package enum Address {
  /// A path as part of an address: every byte that could mean something there as its number.
  package static func encoded(_ path: String) -> String {
    if path.utf8.allSatisfy(\.isPlainInAddress) { return path }
    let digits = Array("0123456789ABCDEF")
    return path.utf8.reduce(into: "") { result, byte in
      if byte.isPlainInAddress {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }
}

/// What a node's card is called inside a file, for addresses that end in `#` and that.
package enum Anchor {
  /// Different for different nodes: letters and digits stand for themselves, every other byte is written as its number.
  package static func of(_ node: NodeID) -> String {
    let name = node.rawValue
    if name.utf8.allSatisfy(\.isLetterOrDigit) { return "n-" + name }
    return name.utf8.reduce(into: "n-") { result, byte in
      if byte.isLetterOrDigit {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "_\(String(byte, radix: 16))_"
      }
    }
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }

  fileprivate var isPlainInAddress: Bool {
    switch self {
    case UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: isLetterOrDigit
    }
  }
}
