import Facts
import NavigationModel

/// RxFlow: flows that navigate to steps, and steppers that emit them.
enum RxFlowIdiom: Idiom {
  static let name = "RxFlow"

  static let modules: Set<String> = ["RxFlow"]

  static let landmarks: Set<String> = [
    "FlowContributors", "FlowContributor", "OneStepper", "CompositeStepper", "DefaultStepper", "NoneStepper",
    "PresentableAndStepper", "NextFlowItem", "NextFlowItems",
  ]

  static let calls: [String: RunningIdioms.Rule] = [
    "use": { FlowCalls($0).use() },
    "whenReady": { FlowCalls($0).use() },
    "contribute": { FlowCalls($0).contribute() },
    "NextFlowItem": { FlowCalls($0).contribute() },
    "coordinate": { FlowCalls($0).coordinate() },
    "forwardToCurrentFlow": { ForwardCalls($0).toCurrentFlow() },
    "forwardToParentFlow": { ForwardCalls($0).toParentFlow("withStep", isEnd: false) },
    "triggerParentFlow": { ForwardCalls($0).toParentFlow("withStep", isEnd: false) },
    "end": { ForwardCalls($0).toParentFlow("forwardToParentFlowWithStep", isEnd: true) },
    "navigate": { ForwardCalls($0).toEveryFlow() },
    "accept": { StepCalls($0).accept() },
    "onNext": { StepCalls($0).accept() },
    "bind": { StepCalls($0).bind() },
    "drive": { StepCalls($0).bind() },
    "emit": { StepCalls($0).bind() },
    "subscribe": { StepCalls($0).bind() },
  ]

  static func isCallback(_ function: FunctionID, _ linkage: Linkage) -> Bool {
    let declaration = linkage.program[function].declaration
    guard let owner = linkage.program[function].owner else { return false }
    switch declaration.name {
    case _ where FlowWords.navigating.contains(declaration.name):
      return declaration.parameters.first?.label == "to" && linkage.shared(Flows.init).isFlow(owner)
    case "adapt": return linkage.shared(Flows.init).isFlow(owner)
    // Steppers that no screen holds are run for the flows that they were contributed for.
    default: return linkage.shared(Flows.init).isLoneStepper(owner)
    }
  }

  static func flows(shownBy value: Value, _ linkage: Linkage) -> [TypeID] {
    guard let type = linkage.evaluator.typeID(of: value), linkage.shared(Flows.init).isFlow(type) else { return [] }
    return [type]
  }

  static func begin(_ runner: Runner) { FlowRun(runner: runner).run() }
}
