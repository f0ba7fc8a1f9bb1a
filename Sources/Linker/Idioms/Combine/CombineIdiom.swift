/// Combine: what is sent to a subject runs the code of those who subscribed to it.
enum CombineIdiom: Idiom {
  static let name = "Combine"

  static let calls: [String: RunningIdioms.Rule] = [
    "assign": { AssignedElements($0).assign() },
    "send": { SubjectCalls($0).send() },
  ]

  static let relays: Set<String> = ["send"]
}
