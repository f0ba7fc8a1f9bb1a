/// A class name as a person would say it: `ProductDetailViewController` is "Product Detail".
enum ReadableName {
  /// The name in words, or the name itself where nothing would be left.
  ///
  /// Classes of the system and of libraries carry a prefix such as `UI` or `SF`, which says nothing to a user.
  static func of(_ name: String, dropsPrefix: Bool = false) -> String {
    var words = split(withoutRole(unwrapped(name)))
    if dropsPrefix, words.count > 1, let first = words.first, first.count <= 3, first == first.uppercased() {
      words.removeFirst()
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
      return rest == "UI" || rest == "NS" ? last.dropFirst(2) : rest
    }
    return last
  }

  /// Words of a name in camel case or with underscores; `URLField2` is "URL", "Field2".
  private static func split(_ name: Substring) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (position, letter) in letters.enumerated() {
      let next = position + 1 < letters.count ? letters[position + 1] : nil
      let previous = position > 0 ? letters[position - 1] : nil
      if !word.isEmpty, startsWord(letter, after: previous, before: next) {
        words.append(word)
        word = ""
      }
      if letter != "_" { word.append(letter) }
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func startsWord(_ letter: Character, after previous: Character?, before next: Character?) -> Bool {
    if letter == "_" { return true }
    guard letter.isUppercase, let previous else { return false }
    return previous.isLowercase || previous.isNumber || (previous.isUppercase && next?.isLowercase == true)
  }
}
