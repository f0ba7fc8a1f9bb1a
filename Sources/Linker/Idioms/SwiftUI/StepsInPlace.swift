import Facts
import NavigationModel

/// Flags by which a view makes room for the next one, once and for all.
///
/// `if isAsked { Permissions() } else { question }`: a person who presses the button of the question is on another
/// screen then, and does not come back. What is shown once something has arrived is a form of the same screen.
struct StepsInPlace {
  private var flags: Set<VariableID> = []

  /// - Complexity: O(*n*) in the number of calls and assignments.
  init(_ linkage: Linkage) {
    let program = linkage.program
    let ownState = linkage.shared(OwnState.init)
    var loading: [TypeID: Set<String>] = [:]
    for site in linkage.sites.named(Self.lifetime) {
      guard let owner = site.scope.owner else { continue }
      var collector = NameCollector()
      for argument in site.arguments { collector.collect(argument.value) }
      loading[owner, default: []].formUnion(collector.names)
    }
    for id in program.variables.indices.map(VariableID.init) {
      let entry = program[id]
      guard let owner = entry.owner, entry.declaration.attributes.map(\.name) == ["State"],
        entry.declaration.value?.kind == .boolean(false), ownState.changes(of: id) != nil
      else { continue }
      let name = entry.declaration.name
      let assignments = linkage.sites.named(name).filter { $0.form == .assignment && $0.scope.owner == owner }
      let setters = Set(assignments.compactMap { $0.scope.function.map { program[$0].declaration.name } })
      let isLoaded = !setters.union([name]).isDisjoint(with: loading[owner] ?? [])
      if !isLoaded, assignments.allSatisfy(\.setsFlag) { flags.insert(id) }
    }
  }

  /// The screen that takes the place of what a view shows first.
  func next(of group: [ShownView]) -> ShownView? {
    guard group.count == 2, let next = group.first(where: { $0.isStep(true, flags) && $0.isView }),
      group.contains(where: { !$0.isView || $0.isStep(false, flags) })
    else { return nil }
    return next
  }

  /// What runs without a person having done anything.
  private static let lifetime: Set<String> = [
    "Task", "asyncAfter", "onAppear", "onChange", "onReceive", "sink", "task",
  ]
}

extension CallSite {
  /// Whether it assigns `true`.
  fileprivate var setsFlag: Bool {
    if case .assignment(_, "=", let value) = expression.kind { value.stripped.kind == .boolean(true) } else { false }
  }
}

extension ShownView {
  /// Whether nothing but such a flag decides that it is seen.
  fileprivate func isStep(_ flag: Bool, _ flags: Set<VariableID>) -> Bool {
    guard states.count == 1, gates.count == 1, states[0].variables.count == 1, flags.contains(states[0].variables[0]),
      case .flag(flag) = states[0].wanted
    else { return false }
    return true
  }
}
