import Facts
import NavigationModel

/// What a flow shows itself in.
struct FlowRoot {
  let call: RunningCall
  let run: StepRun
  let flow: Value
  let type: TypeID

  /// Whether the flow is shown as a whole: somebody gets its root, or it is made for this flow alone.
  ///
  /// A flow can also go on in the navigation controller of the one that begins it.
  var isOwn: Bool {
    // A bare controller only stands where the flow fills the window itself.
    if value.alternatives.allSatisfy(\.isBareController) { return false }
    if run.flows.shownIn[call.scope.function]?.contains(type) == true { return true }
    return value.alternatives.contains { alternative in
      switch alternative {
      case .term(let term):
        // What is done to a window happens to everybody.
        term.base == nil && term.arguments != nil && term.name != "UIWindow" && isForFlow(term.scope)
      case .instance(let instance):
        call.linkage.program.places.owner(of: instance.place).map { call.evaluator.isRelated($0, type) } ?? false
      default: false
      }
    }
  }

  /// The screen or container that is the root; `nil` for a navigation controller, which the flow fills.
  var content: [Effect]? {
    if value.alternatives.allSatisfy(\.isBareController) { return nil }
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

  /// Whether a root is made by the flow, or by the code that begins it and has it shown elsewhere.
  private func isForFlow(_ scope: Scope) -> Bool {
    if let owner = scope.owner, call.evaluator.isRelated(owner, type) { return true }
    return run.flows.shown.contains(type) && scope.owner == call.scope.owner && scope.function == call.scope.function
  }
}

extension Value {
  /// Whether it is a controller of UIKit's own that nobody has put anything into.
  var isBareController: Bool {
    guard case .term(let term) = self else { return false }
    return term.base == nil && term.arguments != nil && term.name == "UIViewController"
  }
}
