import NavigationModel

/// Whether a screen is called like a landmark; code is written in English, whatever language the app speaks.
enum LandmarkName {
  /// How much a screen is called like one, from 0 to 100.
  static func likeness(of node: Node, to kind: Landmark.Kind) -> Int {
    guard node.kind == .screen || (node.kind == .container && !node.anonymous) else { return 0 }
    let names = [node.title.map(DisplayText.line) ?? "", ReadableName.of(DisplayText.line(node.name))]
    return names.map { likeness(of: $0.lowercased(), to: kind) }.max() ?? 0
  }

  private static func likeness(of name: String, to kind: Landmark.Kind) -> Int {
    // Somebody else's home is not the app's.
    let ending = kind == .home ? 0 : 60
    let clear = clear(kind).map { likeness(of: name, to: $0, beginning: 80, ending: ending) }
    let vague = vague(kind).map { likeness(of: name, to: $0, beginning: 40, ending: 30) / 2 + 5 }
    return max(clear.max() ?? 0, vague.max().map { $0 > 5 ? $0 : 0 } ?? 0)
  }

  private static func likeness(of name: String, to phrase: String, beginning: Int, ending: Int) -> Int {
    if name == phrase { return 100 }
    if name.hasPrefix(phrase + " ") { return beginning }
    return name.hasSuffix(" " + phrase) ? ending : 0
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
