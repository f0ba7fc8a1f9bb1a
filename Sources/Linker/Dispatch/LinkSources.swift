import Facts

/// Functions that take what comes from outside of the app: URLs, notifications, activities.
struct LinkSources {
  let linkage: Linkage

  private var program: Program { linkage.program }

  /// Whether a piece of code is the body of such a function.
  func isOne(_ code: Code) -> Bool {
    guard let function = code.function else { return false }
    return isTold(function) || takesPayload(function)
  }

  /// Whether code reads out of a link what it asks for; what kind of file a URL names is no such question.
  func reads(_ code: Code) -> Bool {
    guard let function = code.function, isOne(code) else { return false }
    let declaration = program[function].declaration
    if declaration.parameters.contains(where: { $0.type?.unwrapped.simpleName.map(Self.messages.contains) ?? false }) {
      return true
    }
    var collector = NameCollector()
    collector.collect(declaration.body ?? [])
    return !isURL(function) || !collector.names.isDisjoint(with: Self.parts)
  }

  /// Whether a value is the name that the app gave to a notification when it asked for it, or a part of that: to touch
  /// that opens the app, and nothing more has to come of it.
  func isOwnName(_ value: Expression?, in scope: Scope) -> Bool {
    guard let value = value?.stripped else { return false }
    switch value.kind {
    case .name(let name, _):
      guard case .expression(let local, _)? = scope.lookup(name)?.first, let written = local.written,
        written.expression.offset != value.offset
      else { return false }
      return isOwnName(written.expression, in: written.scope)
    case .member(let base?, let name, _):
      let isOwn = Self.ownNames.contains(name) && base.lastName.map(Self.notifications.contains) ?? false
      return isOwn || isOwnName(base, in: scope)
    case .call(let callee, let arguments):
      // `name.split(separator: ".")`, `String(name)`.
      if let base = callee.strippedBase { return isOwnName(base, in: scope) }
      return arguments.count == 1 && callee.lastName == "String" && isOwnName(arguments[0].value, in: scope)
    case .subscript(let base, _): return isOwnName(base, in: scope)
    case .operators(let operators, let operands):
      return operators.allSatisfy { $0 == "??" } && isOwnName(operands.first, in: scope)
    default: return false
    }
  }

  private static let notifications: Set<String> = ["request", "notification", "response", "content"]

  private static let ownNames: Set<String> = ["identifier", "categoryIdentifier", "actionIdentifier"]

  private func isTold(_ function: FunctionID) -> Bool {
    program[function].declaration.parameters.contains { parameter in
      if let type = parameter.type?.simpleName, Self.types.contains(type) { return true }
      return [parameter.label, parameter.name].compactMap { $0?.lowercased() }.contains(where: Self.names.contains)
    }
  }

  private func isURL(_ function: FunctionID) -> Bool {
    program[function].declaration.parameters.contains { parameter in
      let type = parameter.type?.unwrapped.simpleName
      return type == "URL" || type == "URLComponents"
        || type == "String" && ["url", "urlstring"].contains(parameter.name.lowercased())
    }
  }

  /// Whether some caller gives a dictionary that came with a notification or at launch.
  private func takesPayload(_ function: FunctionID) -> Bool {
    let declaration = program[function].declaration
    let takesDictionary = declaration.parameters.contains { parameter in
      if case .dictionary? = parameter.type?.unwrapped { true } else { false }
    }
    guard takesDictionary else { return false }
    return linkage.sites.named(declaration.name).contains { site in
      site.form == .call && site.arguments.contains { isPayload($0.value, in: site.scope, depth: 0) }
    }
  }

  private func isPayload(_ value: Expression, in scope: Scope, depth: Int) -> Bool {
    var collector = NameCollector()
    collector.collect(value)
    return collector.names.contains { name in
      if Self.payloads.contains(name.lowercased()) { return true }
      guard depth < 2, case .expression(let local, _)? = scope.lookup(name)?.first, let written = local.written else {
        return false
      }
      return isPayload(written.expression, in: written.scope, depth: depth + 1)
    }
  }

  private static let messages: Set<String> = [
    "NSUserActivity", "UNNotification", "UNNotificationResponse", "UIApplicationShortcutItem",
  ]

  private static let types = messages.union(["URL", "URLComponents"])

  private static let names: Set<String> = [
    "url", "host", "userinfo", "useractivity", "shortcutitem", "deeplink", "urlscheme", "urlstring",
  ]

  private static let payloads: Set<String> = ["userinfo", "launchoptions", "remotenotification", "shortcutitem"]

  /// What a URL says of where to go.
  private static let parts: Set<String> = [
    "host", "scheme", "queryItems", "query", "path", "pathComponents", "absoluteString", "absoluteURL",
  ]
}
