import NavigationModel

/// URLNavigator: screens and handlers registered under patterns of URLs, and shown by a URL that fits.
enum URLNavigatorIdiom: Idiom {
  static let name = "URLNavigator"
  static let modules: Set<String> = ["URLNavigator"]

  static let landmarks: Set<String> = ["URLMatcher", "NavigatorProtocol", "NavigatorType"]

  static let calls: [String: RunningIdioms.Rule] = [
    "push": { NavigatorCalls($0)?.show(.push) },
    "pushURL": { NavigatorCalls($0)?.show(.push) },
    "present": { NavigatorCalls($0)?.show(.present) },
    "presentURL": { NavigatorCalls($0)?.show(.present) },
    "open": { NavigatorCalls($0)?.open() },
    "openURL": { NavigatorCalls($0)?.open() },
    "handle": { NavigatorCalls($0)?.register() },
    "register": { NavigatorCalls($0)?.register() },
  ]

  static let relays: Set<String> = ["handle", "register"]
}
