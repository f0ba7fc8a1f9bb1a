import NavigationModel

extension Effect {
  /// What brought the user in, where a launch does it for that alone.
  var launchCause: Entry.Kind? { cause ?? gates.lazy.compactMap(\.launchCause).first }
}

extension Gate {
  /// What brought the user in, where a condition of the launch asks for that: `!connectionOptions.urlContexts.isEmpty`.
  var launchCause: Entry.Kind? {
    let isOpposite = name.hasPrefix("not (")
    let asksForNone = name.contains(".isEmpty") && !name.contains("!") || name.contains("== nil")
    guard isOpposite == asksForNone else { return nil }
    return Self.causes.first { name.contains($0.word) }?.kind
  }

  /// What the options of a launch call what they may hold.
  private static let causes: [(word: String, kind: Entry.Kind)] = [
    ("urlContexts", .deepLink), ("launchOptions?[.url]", .deepLink), ("userActivities", .universalLink),
    ("notificationResponse", .pushNotification), ("[.remoteNotification]", .pushNotification),
    ("shortcutItem", .shortcut),
  ]
}
