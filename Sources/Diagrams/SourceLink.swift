package import NavigationModel

/// Where the sources of an app can be looked at, so that a picture can lead to the line that made a part of it.
package struct SourceLink: Hashable, Codable, Sendable {
  private let base: String

  /// A site such as `https://example.org/app/blob/main`, or a folder relative to the picture.
  ///
  /// Anything else is refused: a link in a picture must never run a script.
  package init?(base: String) {
    let isSite = base.hasPrefix("https://") || base.hasPrefix("http://")
    guard isSite || !base.contains(":") else { return nil }
    self.base = base.hasSuffix("/") ? String(base.dropLast()) : base
  }

  /// The address of a place, with its line as code sites understand it.
  package func address(of place: SourcePlace) -> String {
    "\(base)/\(Self.encoded(place.file))#L\(place.line)"
  }

  /// A path as part of an address: every byte that could mean something there as its number.
  private static func encoded(_ path: String) -> String {
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

extension UInt8 {
  fileprivate var isPlainInAddress: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: false
    }
  }
}
