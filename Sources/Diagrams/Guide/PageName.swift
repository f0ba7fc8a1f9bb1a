/// A name for files and addresses, made of an identity.
///
/// Links to a page must keep for years, so a name depends on the identity alone, unless two would be the same.
struct PageName: Hashable {
  let text: String

  /// Longest name before anything is appended to it.
  private static let limit = 80

  /// ASCII letters, digits, `-` and `_`; where that loses something, a number follows that stands for the identity.
  init(_ identity: String, hasPrefix: Bool, isAmbiguous: Bool = false) {
    var text = ""
    var isLossy = false
    for scalar in identity.unicodeScalars {
      if scalar == "-", text.hasSuffix("-") {
        // Tools that make addresses of names would do the same.
        isLossy = true
      } else if scalar.isPlain {
        text.unicodeScalars.append(scalar)
      } else {
        if !text.isEmpty, !text.hasSuffix("-") { text += "-" }
        if !scalar.isSeparator { isLossy = true }
      }
      guard text.utf8.count <= Self.limit else { break }
    }
    if text.utf8.count > Self.limit {
      text.removeLast()
      isLossy = true
    }
    while text.hasSuffix("-") { text.removeLast() }
    text = String(text.drop { $0 == "-" })
    if text.isEmpty || isLossy || isAmbiguous || (!hasPrefix && Self.reserved.contains(text.lowercased())) {
      text += (text.isEmpty ? "" : "-") + Self.number(of: identity)
    }
    self.text = text
  }

  /// The names of some identities, in their order: different even on a disk that does not tell `a` from `A`.
  static func all(_ identities: [String], prefix: String = "") -> [String] {
    let plain = identities.map { PageName($0, hasPrefix: !prefix.isEmpty).text }
    var counts: [String: Int] = [:]
    for slug in plain { counts[slug.lowercased(), default: 0] += 1 }
    return zip(identities, plain).map { identity, slug in
      prefix
        + (counts[slug.lowercased(), default: 0] > 1
          ? PageName(identity, hasPrefix: !prefix.isEmpty, isAmbiguous: true).text : slug)
    }
  }

  /// Names that mean something else on some system or to some tool.
  private static let reserved: Set<String> = {
    let numbered = (1...9).flatMap { ["com\($0)", "lpt\($0)"] }
    return Set(["con", "prn", "aux", "nul", "index", "overview", "documentation", "readme"] + numbered)
  }()

  /// Eight digits that are the same for an identity in every run (FNV-1a).
  private static func number(of identity: String) -> String {
    let hash = identity.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}

extension Unicode.Scalar {
  /// Whether it stands for itself in every address and file name.
  fileprivate var isPlain: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": true
    default: false
    }
  }

  /// Whether a hyphen in its place says as much: what identities are put together with.
  fileprivate var isSeparator: Bool {
    switch self {
    case ".", "@", ":", "<", ">", " ": true
    default: false
    }
  }
}
