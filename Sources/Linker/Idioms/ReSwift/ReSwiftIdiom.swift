/// ReSwift: actions that are dispatched to a store, whose new state those show who observe it.
enum ReSwiftIdiom: Idiom {
  static let name = "ReSwift"
  static let modules: Set<String> = ["ReSwift", "ReSwiftRouter", "ReSwiftThunk"]

  static let landmarks: Set<String> = ["ReSwiftInit", "RouteHash"]

  /// What the function is called that tells a store of an action.
  static let dispatch = "dispatch"

  static let calls: [String: RunningIdioms.Rule] = [
    dispatch: { DispatchCalls($0).dispatch() },
    "forEach": { DispatchCalls($0).dispatchEach() },
    "subscribe": { DispatchCalls($0).subscribe() },
  ]

  static let relays: Set<String> = ["forEach"]

  static func isCallback(_ function: FunctionID, _ linkage: Linkage) -> Bool {
    linkage.shared(ReduxStores.init).isTold(function) || Routables.isAsked(function, linkage.program)
  }

  static func begin(_ runner: Runner) { RouteDispatches(runner: runner).run() }
}
