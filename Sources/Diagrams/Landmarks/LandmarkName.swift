import NavigationModel

/// What a screen is called, to find out whether that is what a landmark is called; code is written in English, whatever
/// language the app speaks.
struct LandmarkName {
  /// Its title and its name in words, in lower case; none for what can be no landmark.
  private let names: [String]

  init(of node: Node) {
    guard node.kind == .screen || (node.kind == .container && !node.anonymous) else {
      names = []
      return
    }
    names = [node.title.map(DisplayText.line) ?? "", ReadableName.of(DisplayText.line(node.name))].map {
      $0.lowercased()
    }
  }

  /// How much the screen is called like a landmark, from 0 to 100.
  func likeness(to kind: Landmark.Kind) -> Int { names.map { Self.likeness(of: $0, to: kind) }.max() ?? 0 }

  private static func likeness(of name: String, to kind: Landmark.Kind) -> Int {
    // Somebody else's home is not the app's.
    let ending = kind == .home ? 0 : 60
    let clear = clear(kind).map { likeness(of: name, to: $0, beginning: 80, ending: ending) }
    let vague = vague(kind).map { likeness(of: name, to: $0, beginning: 40, ending: 30) / 2 + 5 }
    return max(clear.max() ?? 0, vague.max().map { $0 > 5 ? $0 : 0 } ?? 0)
  }

  private static func likeness(of name: String, to phrase: String, beginning: Int, ending: Int) -> Int {
    let space = UInt8(ascii: " ")
    let (letters, words) = (name.utf8, phrase.utf8)
    if letters.starts(with: words) {
      let next = letters.dropFirst(words.count).first
      guard let next else { return 100 }
      if next == space { return beginning }
    }
    guard letters.count > words.count else { return 0 }
    let end = letters.suffix(words.count + 1)
    return end.first == space && end.dropFirst().elementsEqual(words) ? ending : 0
  }

  private static func clear(_ kind: Landmark.Kind) -> [String] {
    switch kind {
    case .logIn: ["log in", "login", "sign in", "signin", "log on", "logon"]
    case .settings: ["settings", "preferences"]
    case .welcome: ["welcome", "onboarding", "get started"]
    case .home: ["home", "home screen", "dashboard"]
    case .launch, .tabs: []
    }
  }

  /// Names that a log in may hide behind where nothing is called so.
  private static func vague(_ kind: Landmark.Kind) -> [String] {
    switch kind {
    case .logIn: ["authentication", "add account", "sign up"]
    case .settings: ["options", "configuration"]
    case .home, .welcome: []
    case .launch, .tabs: []
    }
  }
}
