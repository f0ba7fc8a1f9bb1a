import Facts

/// Functions that take what comes from outside of the app: URLs, notifications, activities.
struct LinkSources {
  let program: Program

  /// Whether a piece of code is the body of such a function.
  func isOne(_ code: Code) -> Bool {
    guard case .function(let id) = code else { return false }
    return program[id].declaration.parameters.contains { parameter in
      if let type = parameter.type?.simpleName, Self.types.contains(type) { return true }
      return [parameter.label, parameter.name].compactMap { $0?.lowercased() }.contains(where: Self.names.contains)
    }
  }

  private static let types: Set<String> = [
    "URL", "URLComponents", "NSUserActivity", "UNNotification", "UNNotificationResponse", "UIApplicationShortcutItem",
  ]

  private static let names: Set<String> = [
    "url", "host", "userinfo", "useractivity", "shortcutitem", "deeplink", "urlscheme", "urlstring",
  ]
}
