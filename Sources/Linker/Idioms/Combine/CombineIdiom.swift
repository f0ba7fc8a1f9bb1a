/// Combine, and streams of Swift's own: what is sent runs the code of those who listen.
enum CombineIdiom: Idiom {
  static let name = "Combine"

  static let calls: [String: RunningIdioms.Rule] = [
    "assign": { AssignedElements($0).assign() },
    "onReceive": { SubjectCalls($0).receive() },
    "send": { SubjectCalls($0).send() },
    "yield": { SubjectCalls($0).yield() },
  ]

  /// `session.state.value = .signedIn` sends that.
  static let assignments: [String: RunningIdioms.Rule] = [Subscriptions.current: { SubjectCalls($0).send() }]

  static let relays: Set<String> = ["onReceive", "send", "yield", Subscriptions.current]
}
