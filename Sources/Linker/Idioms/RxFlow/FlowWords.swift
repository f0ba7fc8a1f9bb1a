/// What libraries of flows call their parts: RxFlow, and Moordinator after its example.
enum FlowWords {
  /// The protocols of flows.
  static let flows: Set<String> = ["Flow", "Moordinator"]
  /// The protocols of what they are asked for.
  static let steps: Set<String> = ["RoutePath", "Step"]
  /// What a flow is asked by, with the label `to`.
  static let navigating: Set<String> = ["navigate", "route"]
  /// Who hands out the roots of flows.
  static let users: Set<String> = ["Flows", "Moord"]
  /// What emits one step by itself.
  static let single: Set<String> = ["DisposableRouter", "OneStepper"]
  /// What a stepper begins with.
  static let initial = ["initialPath", "initialStep"]
}
