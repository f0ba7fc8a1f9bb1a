import Facts
import NavigationModel

/// Controls that ask for something before they let a person act: `Button("Pay") { … }.disabled(cart.isEmpty)`.
extension Runner {
  /// Runs what stands before a modifier: what a control does that the modifier may disable is behind the opposite of what
  /// that asks.
  func run(
    _ modified: Expression, modifiedBy name: String, _ arguments: [Argument], _ frame: Frame, _ effects: inout [Effect]
  ) {
    let before = effects.count
    run(modified, frame, &effects)
    guard name == "disabled", effects.count > before, let gate = gate(of: modified, disabledBy: arguments, frame.scope)
    else { return }
    for index in effects[before...].indices { effects[index] = effects[index].behind([gate]) }
  }

  /// The condition that a control is not disabled.
  ///
  /// What a control itself changes is asked so that nobody acts twice, and says nothing of acting once.
  private func gate(of control: Expression, disabledBy arguments: [Argument], _ scope: Scope) -> Gate? {
    guard arguments.count == 1, arguments[0].label == nil, let root = control.unmodifiedName,
      root == "NavigationLink" || linkage.shared(ControlViews.init).isControl(root)
    else { return nil }
    let asked = arguments[0].value
    if case .boolean = asked.stripped.kind { return nil }
    guard !changes(asked, in: control) else { return nil }
    guard case .prefix("!", let opposite) = asked.kind else {
      return linkage.gates.otherwise([.boolean(asked)], asked.offset, scope)
    }
    return linkage.gates.condition([.boolean(opposite)], asked.offset, scope)
  }

  /// Whether the closures of a control give another value to what is asked.
  private func changes(_ asked: Expression, in control: Expression) -> Bool {
    var used = NameCollector()
    used.collect(asked)
    var closures = ClosureCollector()
    closures.collect(control)
    var assigned = AssignedNames()
    for closure in closures.found { assigned.collect(closure.body) }
    return !used.names.isDisjoint(with: assigned.names.union(assigned.ownMembers))
  }
}
