import Facts
import NavigationModel

/// What flows do: they get it where others set their code going.
extension Runner {
  /// The flow whose code a function is, for an object.
  func flow(doing id: FunctionID, _ receiver: Value?) -> NodeID? {
    if case .flow(let flow)? = actors.actor(of: evaluator.scope(of: id, receiver: receiver)) { flow } else { nil }
  }

  /// Hands what a run does to the flow whose code it is: once, whoever calls it.
  func claim(_ effects: [Effect], by flow: NodeID, ofRun key: Activation) -> [Effect] {
    let own = effects.filter { !$0.isGiven }
    let isNew = numbers[key].map { claimedRuns.insert($0).inserted } ?? true
    return emission.claim(own, by: flow, isNew: isNew) + effects.filter(\.isGiven)
  }
}
