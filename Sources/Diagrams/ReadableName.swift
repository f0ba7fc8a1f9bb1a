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
    guard let open = name.lastIndex(of: "<"), let close = name[open...].firstIndex(of: ">") else { return name[...] }
    let inner = name[name.index(after: open)..<close]
    guard let letter = inner.first, letter.isLetter, !inner.contains(",") else { return name[..<open] }
    return inner
  }

  private static func withoutRole(_ name: Substring) -> Substring {
    let last = name.split(separator: ".").last ?? name
    for role in roles where last.hasSuffix(role) && last.count > role.count {
      let rest = last.dropLast(role.count)
      return rest == "UI" ? last.dropFirst(2) : rest
    }
    return last
  }

  /// Words of a name in camel case or with underscores; `URLField2` is "URL", "Field2".
  private static func split(_ name: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    var position = 0
    while position < letters.count {
      if word.isEmpty || letters[position].isUppercase, let known = knownWord(at: position, in: letters) {
        words += word.isEmpty ? [known] : [word, known]
        word = ""
        position += known.count
        continue
      }
      let letter = letters[position]
      let next = position + 1 < letters.count ? letters[position + 1] : nil
      let previous = position > 0 ? letters[position - 1] : nil
      if !word.isEmpty, startsWord(letter, after: previous, before: next) {
        words.append(word)
        word = ""
      }
      if letter != "_" { word.append(letter) }
      position += 1
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Names that capital letters do not divide.
  private static let knownWords = [
    "SwiftUI", "iPadOS", "macOS", "watchOS", "tvOS", "iPhone", "iPad", "iCloud", "iOS", "OAuth", "GitHub", "YouTube",
    "PayPal", "URLs", "FAQs", "APIs", "IDs",
  ]

  private static let knownBeginnings = Set(knownWords.compactMap(\.first))

  /// The known word that begins at a position and is not just the beginning of another.
  private static func knownWord(at position: Int, in letters: [Character]) -> String? {
    guard knownBeginnings.contains(letters[position]) else { return nil }
    return knownWords.first { word in
      guard letters[position...].starts(with: word) else { return false }
      let end = position + word.count
      return end == letters.count || !letters[end].isLowercase
    }
  }

  private static func startsWord(_ letter: Character, after previous: Character?, before next: Character?) -> Bool {
    if letter == "_" { return true }
    guard letter.isUppercase, let previous else { return false }
    return previous.isLowercase || previous.isNumber || (previous.isUppercase && next?.isLowercase == true)
  }
}
