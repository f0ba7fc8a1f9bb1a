import Facts
import NavigationModel

/// XCoordinator: coordinators that make a transition for each route, and routers that trigger routes.
enum XCoordinatorIdiom: Idiom {
  static let name = "XCoordinator"

  static let modules: Set<String> = ["XCoordinator", "XCoordinatorRx", "XCoordinatorCombine"]

  static let landmarks: Set<String> = [
    "TransitionPerformer", "AnyTransitionPerformer", "TransitionProtocol", "BasicCoordinator", "UnownedErased",
    "WeakErased", "RedirectionRouter",
  ]

  static let calls: [String: RunningIdioms.Rule] = [
    "push": { TransitionCalls($0).show(.push) },
    "present": { TransitionCalls($0).show(.present) },
    "presentOnRoot": { TransitionCalls($0).show(.present) },
    "show": { TransitionCalls($0).show(.show) },
    "showDetail": { TransitionCalls($0).show(.showDetail) },
    "embed": { TransitionCalls($0).show(.embed) },
    "root": { TransitionCalls($0).show(.setStack) },
    "set": { TransitionCalls($0).set() },
    "select": { TransitionCalls($0).select() },
    "pop": { TransitionCalls($0).back($0.argument("to") == nil ? .pop : .popTo) },
    "popToRoot": { TransitionCalls($0).back(.popToRoot) },
    "dismiss": { TransitionCalls($0).back(.dismiss) },
    "dismissToRoot": { TransitionCalls($0).back(.dismiss) },
    "trigger": { TriggerCalls($0).trigger() },
    "contextTrigger": { TriggerCalls($0).trigger() },
    "triggerPublisher": { TriggerCalls($0).trigger() },
    "route": { TriggerCalls($0).trigger() },
    "registerPeek": { TriggerCalls($0).register($0.argument("route")) },
    "registerInteractiveTransition": { TriggerCalls($0).register($0.argument("for")) },
    "deepLink": { TriggerCalls($0).deepLink() },
    "setRoot": { TransitionCalls($0).setRoot() },
    "addChild": { TransitionCalls($0).addChild() },
    "init": { CoordinatorStart($0).superInitializer() },
  ]

  static func isCallback(_ function: FunctionID, _ linkage: Linkage) -> Bool {
    linkage.program[function].declaration.name == Coordinators.callback
      && linkage.program[function].owner.map(linkage.shared(Coordinators.init).isCoordinator) ?? false
  }

  static func flows(shownBy value: Value, _ linkage: Linkage) -> [TypeID] {
    linkage.shared(Coordinators.init).routers(of: value).compactMap { linkage.evaluator.typeID(of: $0) }
  }

  static func made(_ object: Value, _ call: RunningCall) -> [Effect] { CoordinatorStart(call).made(object) }

  static func begin(_ runner: Runner) { CoordinatorRun(runner: runner).run() }
}
