import Facts
import NavigationModel

/// What a flow shows itself in.
struct FlowRoot {
  let call: RunningCall
  let run: StepRun
  let flow: Value
  let type: TypeID

  /// Whether the flow is shown as a whole: somebody gets its root, or it makes it itself.
  var isOwn: Bool {
    if run.flows.shown.contains(type) { return true }
    return value.alternatives.contains { alternative in
      switch alternative {
      case .term(let term): term.base == nil && term.arguments != nil && isOfFlow(term.origin)
      case .instance(let instance): isOfFlow(instance.place)
      default: false
      }
    }
  }

  /// The screen or container that is the root; `nil` for a navigation controller, which the flow fills.
  var content: [Effect]? {
    let targets = Targets(linkage: call.linkage, host: call.linkage.program[type].name).targets(value)
    let nodes = targets.filter { target in
      guard case .node(let node) = target else { return false }
      return call.linkage.nodes[node]?.container != .navigation
    }
    return nodes.isEmpty ? nil : nodes.map { call.effect(.embed, $0) }
  }

  private var value: Value {
    for case .variable(let id) in call.linkage.program.members(named: "root", of: type) {
      return call.evaluator.value(of: id, receiver: flow)
    }
    return .unknown
  }

  private func isOfFlow(_ place: Origin) -> Bool { place.file == call.linkage.program[type].file }
}
