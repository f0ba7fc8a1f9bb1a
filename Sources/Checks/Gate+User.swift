internal import NavigationModel

extension Gate {
  /// Whether it says something about the user's session or rights, for or against.
  var mentionsTheUser: Bool { kind != .platform && Identifiers(in: name).contains { $0.isAboutTheUser } }

  /// What it asks, for people: `isLoggedIn` behind `if !isLoggedIn { return }`.
  var asked: String { String(name[...].withoutDoubleDenial) }

  /// Whether it lets through only those who have the right, whichever of its alternatives holds.
  ///
  /// A condition that also takes something apart, or asks what is at hand, chooses a way by that, and guards none.
  var isAboutTheUser: Bool {
    guard kind != .platform else { return false }
    if kind == .interceptor { return mentionsTheUser }
    let alternatives = name.split(separator: " or ").flatMap { $0.contains("(") ? [$0] : $0.split(separator: " || ") }
    return alternatives.map(\.asked).allSatisfy { alternative in
      let parts = alternative.split(separator: ", ").flatMap(\.conjuncts).map(\.withoutDoubleDenial)
      return parts.contains { $0.asksForTheRight } && !parts.contains { $0.takesSomethingApart || $0.asksWhatIsAtHand }
    }
  }
}

extension Gate {
  /// Whether it only chooses what to show, or has something at hand to show: it says nothing of who may see that.
  ///
  /// What any other condition asks may well be the right: `canEdit` is known for the author alone.
  var isChoice: Bool {
    if kind == .platform { return true }
    guard kind == .condition, !mentionsTheUser else { return false }
    return name.split(separator: " or ").flatMap { $0.split(separator: ", ") }.allSatisfy(\.isChoice)
  }
}

extension Substring {
  /// Whether one condition is a choice: a case, a comparison, a controller that is made.
  ///
  /// What somebody has to be signed in for to have is none.
  fileprivate var isChoice: Bool {
    let plain = hasPrefix("not (") && last == ")" ? dropFirst(5).dropLast() : self
    if plain.hasPrefix("let ") || plain.hasPrefix("var ") {
      return plain.contains("instantiate") || plain.contains("UIStoryboard") || plain.contains(" as? ")
        || plain.contains("indexPath")
    }
    if let colon = plain.firstRange(ofBare: ": "), colon.lowerBound > plain.startIndex { return true }
    return plain.contains(" == ") || plain.contains(" < ") || plain.contains(" > ") || plain.contains(" is ")
  }

  /// What a branch of a `switch` asks: the last thing that its subject names, and cases without what they bind.
  ///
  /// That somebody's `session.client` has made something is no right of theirs. Other conditions ask all that they say.
  fileprivate var asked: Substring {
    guard let colon = firstRange(ofBare: ": "), colon.lowerBound > startIndex else { return self }
    let patterns = self[colon.upperBound...]
    guard patterns.hasPrefix(".") || patterns == "default" else { return self }
    let subject = self[..<colon.lowerBound].withoutArguments
    let last = subject.split { $0 == "." || $0 == " " || $0 == "?" || $0 == "!" }.last ?? subject
    return "\(last): \(patterns.withoutArguments)"
  }

  /// What stands behind `if !isLoggedIn { return }`: `isLoggedIn`.
  fileprivate var withoutDoubleDenial: Substring {
    guard hasPrefix("not ("), last == ")" else { return self }
    let denied = dropFirst(5).dropLast()
    guard !denied.contains(" && "), !denied.contains(" || "), !denied.contains(" or ") else { return self }
    if denied.hasPrefix("!"), !denied.hasPrefix("!(") { return denied.dropFirst() }
    for (denial, assertion) in [(" == false", " == true"), (" != true", " == true"), (" == nil", " != nil")]
    where denied.hasSuffix(denial) {
      return "\(denied.dropLast(denial.count))\(assertion)"
    }
    return self
  }

  /// The text without what stands in parentheses.
  private var withoutArguments: Substring {
    var depth = 0
    return Substring(
      filter { character in
        if character == "(" { depth += 1 }
        defer { if character == ")" { depth -= 1 } }
        return depth == 0
      })
  }

  /// The first place of a text outside of parentheses.
  private func firstRange(ofBare text: String) -> Range<Index>? {
    var depth = 0
    for index in indices {
      switch self[index] {
      case "(": depth += 1
      case ")": depth -= 1
      default: if depth == 0, self[index...].hasPrefix(text) { return index..<self.index(index, offsetBy: text.count) }
      }
    }
    return nil
  }

  /// Whether one condition says that the user has a right.
  ///
  /// An object that belongs to somebody's session is a thing to work with, and that code has it is no right.
  fileprivate var asksForTheRight: Bool {
    if contains(" || ") { return split(separator: " || ").allSatisfy(\.asksForTheRight) }
    let identifiers = Array(Identifiers(in: String(self)))
    let isBound = hasPrefix("let ") || hasPrefix("var ")
    let isThere = identifiers.count <= 1 || contains(" != nil") || identifiers.first?.isOfType == true
    guard identifiers.contains(where: { $0.statesRight || isThere && $0.isSession }) else { return false }
    if isBound, !identifiers.contains(where: \.statesRight), !isThere { return false }
    let isDenial =
      hasPrefix("!") || hasPrefix("not ") || contains("== false") || contains("== nil")
      || contains("!= ") && !contains("!= nil") && !contains("!= false")
    return !isDenial && !lowercased().contains("loggedout") && !contains("case ")
  }

  /// What all has to hold, where the condition is no denial of that as a whole.
  fileprivate var conjuncts: [Substring] {
    hasPrefix("!(") || hasPrefix("not (") || hasPrefix("let ") ? [self] : split(separator: " && ")
  }

  /// Whether one condition asks something about a value that the code has got: `hosts.contains(link)`.
  fileprivate var asksWhatIsAtHand: Bool {
    guard !hasPrefix("let "), !hasPrefix("var "), let open = firstIndex(of: "("), last == ")",
      !Identifiers(in: String(self)).contains(where: \.isAboutTheUser)
    else { return false }
    return self[index(after: open)...].dropLast().split(separator: ", ").contains { argument in
      let value = argument.split(separator: ": ").last ?? argument
      return value.first?.isLowercase == true && value.allSatisfy(\.isPartOfIdentifier)
        && !["true", "false", "nil"].contains(value)
    }
  }

  /// Whether one condition binds what it gets out of something else: `let number = Int(url.lastPathComponent)`.
  fileprivate var takesSomethingApart: Bool {
    guard hasPrefix("let ") || hasPrefix("var "), let sign = firstIndex(of: "=") else { return false }
    return self[sign...].contains("(") && !Identifiers(in: String(self)).contains(where: \.isAboutTheUser)
  }
}

/// The identifiers that a condition asks, without those that it binds.
private struct Identifiers: Sequence, IteratorProtocol {
  private var rest: Substring

  init(in text: String) { rest = text[...] }

  mutating func next() -> Identifier? {
    while let start = rest.firstIndex(where: \.isPartOfIdentifier) {
      rest = rest[start...]
      let word = rest.prefix(while: \.isPartOfIdentifier)
      rest = rest[word.endIndex...]
      guard word == "let" || word == "var" else { return Identifier(word) }
      skipBoundName()
    }
    return nil
  }

  /// `let name = …` asks what comes behind; `let session` alone asks for the session.
  private mutating func skipBoundName() {
    let name = rest.drop { !$0.isPartOfIdentifier }
    let after = name.drop { $0.isPartOfIdentifier || $0.isWhitespace }
    if after.hasPrefix("="), !after.hasPrefix("==") { rest = after }
  }
}

/// A name in code, as the words of which it is made: `isLoggedIn` is "is logged in".
private struct Identifier {
  private let words: [String]
  /// Whether it names a type.
  let isOfType: Bool

  init(_ name: Substring) {
    isOfType = name.first?.isUppercase == true
    var words = [""]
    for character in name {
      if character == "_" || character.isUppercase && words.last?.last?.isLowercase == true { words.append("") }
      if character != "_" { words[words.count - 1].append(character) }
    }
    self.words = words.filter { !$0.isEmpty }.map { $0.lowercased() }
  }

  /// Whether it asks for a session, a right or a purchase, rather than for a text about one.
  var isAboutTheUser: Bool {
    guard let last = words.last, !Self.appearances.contains(last) else { return false }
    return words.contains { Self.tellingWords.contains($0) || Self.beginnings.contains(where: $0.hasPrefix) }
      || pairs.contains(where: Self.pairs.contains)
  }

  /// Whether it says that the user has a session, right or purchase: `isLoggedIn`, `hasPermission`, `authorized`.
  ///
  /// What was shown or asked, or should be, says nothing of the answer.
  var statesRight: Bool {
    guard Self.moods.isDisjoint(with: words), words.last.map(Self.appearances.contains) == false else { return false }
    return words.contains(where: Self.states.contains) || pairs.contains(where: Self.statePairs.contains)
  }

  /// Whether it is the session itself.
  var isSession: Bool { words.last == "session" && Self.moods.isDisjoint(with: words) }

  private var pairs: [String] { zip(words, words.dropFirst()).map { "\($0) \($1)" } }

  private static let states: Set<String> = [
    "loggedin", "signedin", "islogin", "isauth", "authenticated", "authorized", "authorised", "premium", "subscribed",
    "ispaid", "haspaid", "unlocked", "entitled",
  ]

  private static let statePairs: Set<String> = [
    "logged in", "signed in", "is login", "is auth", "is paid", "has paid", "has permission", "has permissions",
    "has session", "has access", "has subscription", "is subscriber", "has purchased", "did purchase",
  ]

  /// Words of what may be, was shown or is asked for.
  private static let moods: Set<String> = [
    "show", "shows", "shown", "seen", "should", "will", "can", "skip", "request", "requested", "ask", "asked", "need",
    "needs", "onboarding", "status", "error",
  ]

  private static let tellingWords: Set<String> = [
    "login", "loggedin", "loggedout", "signin", "signedin", "isauth", "session", "premium", "subscribed", "ispaid",
    "haspaid", "unlocked", "permission", "permissions",
  ]

  private static let beginnings = ["authenticat", "authoriz", "authoris"]

  private static let pairs: Set<String> = [
    "log in", "logged in", "logged out", "signed in", "sign in", "is auth", "is paid", "has paid",
  ]

  /// What is shown of something says nothing of whether it is there.
  private static let appearances: Set<String> = [
    "name", "title", "text", "label", "message", "image", "icon", "color", "style", "view", "url", "count",
  ]
}

extension Character {
  fileprivate var isPartOfIdentifier: Bool { isLetter || isNumber || self == "_" }
}
