import NavigationModel

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
