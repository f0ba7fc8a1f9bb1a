/// SwiftState: an event that a machine is told runs the handlers that were added to that machine.
enum SwiftStateIdiom: Idiom {
  static let name = "SwiftState"
  static let modules: Set<String> = ["SwiftState"]

  static let calls: [String: RunningIdioms.Rule] = [
    "tryEvent": { SubjectCalls($0).send(as: "event") },
    "addAnyHandler": { SubjectCalls($0).register() },
    "addHandler": { SubjectCalls($0).register() },
    "addRoute": { SubjectCalls($0).register() },
    "addRouteMapping": { SubjectCalls($0).register() },
    "addRoutes": { SubjectCalls($0).register() },
  ]

  static let relays = Set(calls.keys)
}
