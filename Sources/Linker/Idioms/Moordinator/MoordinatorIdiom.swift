import Facts
import NavigationModel

/// Moordinator: RxFlow's flows, steps and steppers under the names of moordinators, paths and routers, on Combine.
enum MoordinatorIdiom: Idiom {
  static let name = "Moordinator"

  static let modules: Set<String> = ["Moordinator"]

  static let landmarks: Set<String> = ["MoordinatorContributors", "MoordinatorContributor", "MoordinatorWorker"]

  static let calls: [String: RunningIdioms.Rule] = [
    "use": { FlowCalls($0).use() },
    "contribute": { FlowCalls($0).contribute() },
    "coordinate": { FlowCalls($0).coordinate() },
    "forward": { ForwardCalls($0).toCurrentFlow("with") },
    "forwardToParent": { ForwardCalls($0).toParentFlow("with", isEnd: false) },
    "end": { ForwardCalls($0).toParentFlow(nil, isEnd: true) },
    "send": { StepCalls($0).accept() },
    "subscribe": { StepCalls($0).bind() },
  ]

  static func isCallback(_ function: FunctionID, _ linkage: Linkage) -> Bool {
    RxFlowIdiom.isCallback(function, linkage)
  }

  static func flows(shownBy value: Value, _ linkage: Linkage) -> [TypeID] {
    RxFlowIdiom.flows(shownBy: value, linkage)
  }

  static func begin(_ runner: Runner) {
    // Flows of both libraries are run in one go.
    if !RxFlowIdiom.isUsed(runner.linkage.imports) { FlowRun(runner: runner).run() }
  }
}
