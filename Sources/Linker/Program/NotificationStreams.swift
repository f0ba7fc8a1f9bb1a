import Facts

/// Properties that keep a stream of notifications: `let logins = center.publisher(for: .didLogIn)`.
struct NotificationStreams {
  private var byName: [String: String] = [:]

  init(_ program: Program) {
    for entry in program.variables {
      guard let value = entry.declaration.value ?? entry.declaration.getter?.resultExpression,
        let notification = name(ofStream: value)
      else { continue }
      byName[entry.declaration.name] = notification
    }
  }

  /// The name of the notifications that a stream brings, through whatever operators.
  func name(ofStream stream: Expression) -> String? {
    var current: Expression? = stream
    while let expression = current?.stripped {
      switch expression.kind {
      case .call(let callee, let arguments):
        if let last = callee.lastName, Self.makers.contains(last) {
          return arguments.first { ["for", "named", "name", nil].contains($0.label) }.flatMap {
            Notifications.name($0.value)
          }
        }
        current = callee.strippedBase
      case .member(let base, let name, _):
        if let notification = byName[name] { return notification }
        current = base
      case .name(let name, _): return byName[name]
      default: return nil
      }
    }
    return nil
  }

  /// The name of the notification that is subscribed to: `center.publisher(for: .didLogOut).map { … }.sink { … }`.
  func subject(ofCall name: String, on base: Expression?, _ arguments: [Argument]) -> String? {
    guard Self.subscriptions.contains(name) else { return nil }
    let stream = name == "onReceive" ? arguments.first { $0.label == nil && !$0.isTrailing }?.value : base
    return stream.flatMap(self.name(ofStream:))
  }

  static let subscriptions: Set<String> = ["sink", "subscribe", "bind", "drive", "onReceive"]

  /// What makes a stream of notifications: Combine's, RxSwift's, Swift's own.
  private static let makers: Set<String> = ["publisher", "notification", "notifications"]
}
