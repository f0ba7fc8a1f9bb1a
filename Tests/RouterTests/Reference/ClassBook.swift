import NavigationModel

/// Classes of an app, looked up by name and walked from class to superclass.
struct ClassBook: Sendable {
  /// What kind of container a class is.
  enum Kind { case navigation, tab, split, custom, none }

  /// How the notation of trees calls UIKit's containers.
  static let short = [
    "UINavigationController": "Nav", "UITabBarController": "Tab", "UISplitViewController": "Split",
  ]

  var declared: [String: ScreenClass]

  /// The class itself, its superclass, and so on.
  func line(of name: String) -> [String] {
    var line = [name]
    while let superclass = declared[line[line.count - 1]]?.superclass { line.append(superclass) }
    if line.last != "UIViewController" { line.append("UIViewController") }
    return line
  }

  func isKind(_ name: String, of ancestor: String) -> Bool { line(of: name).contains(ancestor) }

  func kind(of name: String) -> Kind {
    if isKind(name, of: "UINavigationController") { return .navigation }
    if isKind(name, of: "UITabBarController") { return .tab }
    if isKind(name, of: "UISplitViewController") { return .split }
    return line(of: name).contains { declared[$0]?.isCustomContainer == true } ? .custom : .none
  }

  /// Whether a class tells the router by itself what it holds and shows: everything.
  func hasOwnAdapter(_ name: String) -> Bool { line(of: name).contains { declared[$0]?.isCustomContainer == true } }

  /// Whether the nearest class of the line that says something says so.
  func definesPresentationContext(_ name: String) -> Bool {
    line(of: name).contains { $0 == "UINavigationController" || declared[$0]?.definesPresentationContext == true }
  }
}
