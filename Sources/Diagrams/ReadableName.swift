/// A class name as a person would say it: `ProductDetailViewController` is "Product Detail".
package enum ReadableName {
  /// The name in words, or the name itself where nothing would be left.
  ///
  /// Classes of the system and of libraries carry a prefix such as `UI` or `SF`, which says nothing to a user.
  package static func of(_ name: String, dropsPrefix: Bool = false) -> String {
    var words = split(withoutRole(unwrapped(name)))
    let prefix = words.count > 1 ? words.first ?? "" : ""
    if prefix == "UI" || (dropsPrefix && prefix.count <= 3 && prefix == prefix.uppercased()) {
      words = Array(words.dropFirst())
    }
    return words.isEmpty ? name : words.joined(separator: " ")
  }

  /// Endings that say what a class is for the framework, not for the user; longer ones first.
  private static let roles = [
    "HostingController", "TableViewController", "CollectionViewController", "ViewController", "Controller",
    "Screen", "View", "VC",
  ]

  /// The argument of a wrapper such as `UIHostingController<SettingsView>`, else the name.
  private static func unwrapped(_ name: String) -> Substring {
    guard name.utf8.contains(UInt8(ascii: "<")) else { return name[...] }
    guard let open = name.lastIndex(of: "<"), let close = name[open...].firstIndex(of: ">") else { return name[...] }
    let inner = name[name.index(after: open)..<close]
    guard let letter = inner.first, letter.isLetter, !inner.contains(",") else { return name[..<open] }
    return inner
  }

  private static func withoutRole(_ name: Substring) -> Substring {
    let isQualified = name.utf8.contains(UInt8(ascii: "."))
    let last = isQualified ? name.split(separator: ".").last ?? name : name
    let count = last.utf8.count
    for role in roles where count > role.utf8.count && last.utf8.last == role.utf8.last {
      let end = last.utf8.index(last.endIndex, offsetBy: -role.utf8.count)
      guard last.utf8[end...].elementsEqual(role.utf8) else { continue }
      return last[..<end] == "UI" ? last.dropFirst(2) : last[..<end]
    }
    return last
  }

  /// Words of a name in camel case or with underscores; `URLField2` is "URL", "Field2".
  private static func split(_ name: Substring) -> [String] {
    let letters = Array(name.unicodeScalars)
    var words: [String] = []
    var word = String.UnicodeScalarView()
    var position = 0
    // A word is a piece of the name; underscores stand between words.
    let end = {
      if !word.isEmpty { words.append(String(word)) }
      word = String.UnicodeScalarView()
    }
    while position < letters.count {
      let letter = letters[position]
      if letter == "_" {
        end()
        position += 1
      } else if word.isEmpty || letter.isUpper, let known = knownWord(at: position, in: letters) {
        end()
        words.append(known.text)
        position += known.letters.count
      } else {
        let next = position + 1 < letters.count ? letters[position + 1] : nil
        if !word.isEmpty, startsWord(letter, after: letters[position - 1], before: next) { end() }
        word.append(letter)
        position += 1
      }
    }
    end()
    return words
  }

  /// A name that capital letters do not divide.
  private struct KnownWord {
    let text: String
    let letters: [Unicode.Scalar]
  }

  private static let knownWords = [
    "SwiftUI", "iPadOS", "macOS", "watchOS", "tvOS", "iPhone", "iPad", "iCloud", "iOS", "OAuth", "GitHub", "YouTube",
    "PayPal", "URLs", "FAQs", "APIs", "IDs",
  ].map { KnownWord(text: $0, letters: Array($0.unicodeScalars)) }

  private static let knownBeginnings = Set(knownWords.compactMap(\.letters.first))

  /// The known word that begins at a position and is not just the beginning of another.
  private static func knownWord(at position: Int, in letters: [Unicode.Scalar]) -> KnownWord? {
    guard knownBeginnings.contains(letters[position]) else { return nil }
    return knownWords.first { word in
      guard letters[position...].starts(with: word.letters) else { return false }
      let end = position + word.letters.count
      return end == letters.count || !letters[end].isLower
    }
  }

  private static func startsWord(
    _ letter: Unicode.Scalar, after previous: Unicode.Scalar, before next: Unicode.Scalar?
  ) -> Bool {
    guard letter.isUpper else { return false }
    return previous.isLower || previous.isDigit || (previous.isUpper && next?.isLower == true)
  }
}

extension Unicode.Scalar {
  // Names are mostly ASCII, for which no table has to be asked.
  fileprivate var isUpper: Bool { isASCII ? ("A"..."Z").contains(self) : properties.isUppercase }
  fileprivate var isLower: Bool { isASCII ? ("a"..."z").contains(self) : properties.isLowercase }
  fileprivate var isDigit: Bool { isASCII ? ("0"..."9").contains(self) : properties.numericType != nil }
}
