import Facts

/// Controls that ask for something before they let a person act: `Button("Pay") { … }.disabled(cart.isEmpty)`.
struct DisabledControls {
  private let controls: ControlViews

  init(_ program: Program) { controls = ControlViews(program) }

  /// What holds where a modifier does not disable the control that it follows; `nil` for any other modifier.
  ///
  /// What a control itself changes is asked so that nobody acts twice, and says nothing of acting once.
  func condition(of control: Expression, modifiedBy name: String, _ arguments: [Argument]) -> Surroundings.Form? {
    guard name == "disabled", arguments.count == 1, arguments[0].label == nil, let root = control.unmodifiedName,
      root == "NavigationLink" || controls.isControl(root)
    else { return nil }
    let asked = arguments[0].value
    if case .boolean = asked.stripped.kind { return nil }
    guard !changes(asked, in: control) else { return nil }
    guard case .prefix("!", let opposite) = asked.kind else { return .fails([.boolean(asked)]) }
    return .holds([.boolean(opposite)])
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
