package import NavigationModel

/// What somebody looks for first in the map of an app, and how it is reached.
package struct Landmark: Hashable, Sendable {
  /// What it is to a user.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case launch, logIn, welcome, home, tabs, settings

    /// Where one screen is several landmarks, the one that it is marked as: the least.
    var importance: Int {
      switch self {
      case .settings: 0
      case .logIn: 1
      case .home: 2
      case .welcome: 3
      case .launch: 4
      case .tabs: 5
      }
    }

    /// The kind in words.
    package var caption: String {
      switch self {
      case .launch: "Launch"
      case .logIn: "Log in"
      case .welcome: "Welcome"
      case .home: "Home"
      case .tabs: "Tabs"
      case .settings: "Settings"
      }
    }
  }

  /// One screen.
  package struct Place: Hashable, Sendable {
    package var node: NodeID
    /// What a user would call it.
    package var name: String
    /// Where it has its card, if there are several sheets.
    package var link: SheetLink?
  }

  package var kind: Kind
  /// The screens that it is: several for tabs, mostly one for the others.
  package var places: [Place]
  /// What leads there, nearest to launch first: names of screens.
  package var from: [String]

  /// What leads there in a few words.
  package var fromText: String {
    let shown = from.prefix(Self.shownSources).joined(separator: ", ")
    let rest = from.count - Self.shownSources
    return shown.isEmpty ? "" : "from " + shown + (rest > 0 ? " +\(rest)" : "")
  }

  private static let shownSources = 4
}
