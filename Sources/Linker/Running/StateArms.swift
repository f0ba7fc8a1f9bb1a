import Facts

/// The branches in which handlers of state machines do what each state asks for, and what code only those set going.
///
/// `machine.addAnyHandler(.any => .any) { switch ($0.fromState, $0.toState) { case (_, .list): showList() … } }`: what
/// `showList` hands to the list is done while the list is seen, and so in that state.
final class StateArms {
  private struct Arm {
    var file: Int
    var extent: ClosedRange<Int32>
    /// The states that it is for; any, where it does not say.
    var states: Set<String>?
  }

  private unowned let linkage: Linkage
  /// Branches by the machine.
  private var arms: [Origin: [Arm]] = [:]
  private var known: [Question: Set<String>?] = [:]

  private struct Question: Hashable {
    var machine: Origin
    var function: FunctionID
  }

  /// Longer chains of callers tell nothing apart.
  private static let reach = 40
  private static let state = "toState"

  init(_ linkage: Linkage) {
    self.linkage = linkage
    for site in linkage.sites.named(["addAnyHandler", "addHandler"]) where site.form == .call {
      guard let base = site.base, case .closure(let handler)? = site.arguments.last?.value.kind else { continue }
      let machines = Subscriptions.subjects(of: linkage.evaluator.evaluate(base, in: site.scope), linkage.evaluator)
      let found = handler.body.flatMap { arms(in: $0, file: site.scope.file) }
      for machine in machines { arms[machine.origin.general, default: []] += found }
    }
  }

  private func arms(in statement: Statement, file: Int) -> [Arm] {
    guard case .switch(let subject, let cases) = statement.kind else { return [] }
    var position: Int?
    if case .tuple(let parts) = subject.stripped.kind {
      guard let index = parts.firstIndex(where: { $0.value.lastName == Self.state }) else { return [] }
      position = index
    } else if subject.lastName != Self.state {
      return []
    }
    return cases.map { branch in
      var names = NameCollector()
      names.collect(branch.body)
      let wanted = branch.patterns.map { pattern -> String? in
        guard let position else { return pattern.plainCase }
        guard case .tuple(let parts) = pattern, position < parts.count else { return nil }
        return parts[position].plainCase
      }
      let states = wanted.isEmpty || wanted.contains(nil) ? nil : Set(wanted.compactMap(\.self))
      return Arm(file: file, extent: branch.offset...max(branch.offset, names.last), states: states)
    }
  }

  /// The states in which alone a call is made; `nil` where it may be made in any.
  func states(around call: RunningCall, of machine: Origin) -> Set<String>? {
    guard let arms = arms[machine] else { return nil }
    let place = call.origin
    if let arm = arms.first(where: { $0.file == place.file && $0.extent.contains(place.offset) }) { return arm.states }
    guard let function = call.scope.function else { return nil }
    let question = Question(machine: machine, function: function)
    if let answer = known[question] { return answer }
    let found = search(from: function, arms)
    known[question] = .some(found)
    return found
  }

  /// Follows callers back to branches; where any of them leads elsewhere, the state is not known.
  private func search(from first: FunctionID, _ arms: [Arm]) -> Set<String>? {
    let program = linkage.program
    var found: Set<String> = []
    var queue = [first]
    var next = 0
    while next < queue.count {
      guard next < Self.reach else { return nil }
      let callers = linkage.calls.callers(of: queue[next])
      next += 1
      guard !callers.isEmpty else { return nil }
      for site in callers {
        let arm = arms.first { $0.file == site.scope.file && $0.extent.contains(site.expression.offset) }
        if let arm {
          guard let states = arm.states else { return nil }
          found.formUnion(states)
        } else {
          guard let caller = site.scope.function, program[caller].owner == program[first].owner else { return nil }
          if !queue.contains(caller) { queue.append(caller) }
        }
      }
    }
    return found.isEmpty ? nil : found
  }
}
