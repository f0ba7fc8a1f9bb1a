import NavigationModel

/// Asks for every route in every state, and notes what does not hold.
struct Examination {
  let charts: Charts
  let flags: [String: Bool]
  private var noted: [Defect] = []
  /// Routes whose finder has seen, in some state, what the route builds.
  private var recognised: Set<String> = []
  private(set) var navigationCount = 0
  /// States in which every route was asked for.
  private(set) var stateCount = 0
  private var indices: [Key: Int] = [:]
  /// The state in which each defect was seen last: several requests may show it in one.
  private var lastStates: [Int] = []

  init(charts: Charts, flags: [String: Bool]) {
    self.charts = charts
    self.flags = flags
  }

  /// What does not hold.
  ///
  /// A finder that sees its screen in some states has its reasons in the others; one that never does is why the route
  /// piles up.
  var defects: [Defect] {
    let blind = Set(noted.filter { $0.property == .recognised }.map(\.subject)).subtracting(recognised)
    return noted.filter { defect in
      switch defect.property {
      case .recognised: blind.contains(defect.subject)
      case .idempotent: !blind.contains(defect.subject)
      default: true
      }
    }
  }

  private struct Key: Hashable {
    var property: VerifiedProperty
    var subject: String
    var kind: String
  }

  /// Examines the nearest states first, so many of them as are wanted and as there is patience for.
  ///
  /// - Parameter report: told now and then how many have been examined.
  mutating func examine(
    _ space: borrowing StateSpace<UserSystem>, atMost count: Int, isCancelled: () -> Bool, report: (Int) -> Void
  ) {
    let system = space.system
    for state in 0..<min(count, space.stateCount) {
      if state % 16 == 0 {
        if isCancelled() { return }
        report(state)
      }
      stateCount += 1
      let (tree, passed) = space.withState(state) { (system.tree(of: $0), StateMemory($0).passed) }
      var refusals = 0
      for (index, request) in system.requests.enumerated() {
        let passage = system.ask(request, in: tree)
        navigationCount += 1
        if case .thrown(let failure) = passage.outcome, failure.name == "cantBeDismissed" { refusals += 1 }
        let trial = Trial(
          state: state, tree: tree, passed: passed, move: UInt32(index), request: request, passage: passage)
        for found in trial.findings(system, charts) { note(found, trial, space) }
        switch trial.recognition(system, charts) {
        case true?: recognised.insert(request.route)
        case false?: if !recognised.contains(request.route) { note(trial.unrecognised, trial, space) }
        case nil: break
        }
      }
      if refusals == system.requests.count, refusals > 0 { noteTrap(state, tree, space) }
    }
  }

  /// A screen that no route leads away from, and the user neither: nothing to go back to, nothing to dismiss.
  private mutating func noteTrap(_ state: Int, _ tree: ScreenTree, _ space: borrowing StateSpace<UserSystem>) {
    let system = space.system
    guard system.userMoves(from: tree).isEmpty, system.movesOfScreens(from: tree, StateMemory()).isEmpty else { return }
    let blocker = tree.nodes.indices.map(ControllerID.init).last {
      space.system.simulator.refusesDismissal($0, in: tree)
    }
    let name = blocker.map { tree.className(of: $0) } ?? tree.className(of: tree.root)
    note(
      Trial.Found(property: .free, subject: name, detail: "no route is allowed", steps: []), state: state, kind: "",
      space)
  }

  private mutating func note(_ found: Trial.Found, _ trial: Trial, _ space: borrowing StateSpace<UserSystem>) {
    let kind = trial.passage.outcome.failure?.name ?? ""
    note(found, state: trial.state, kind: kind, space)
  }

  private mutating func note(
    _ found: Trial.Found, state: Int, kind: String, _ space: borrowing StateSpace<UserSystem>
  ) {
    let key = Key(property: found.property, subject: found.subject, kind: kind)
    if let index = indices[key] {
      if lastStates[index] != state { noted[index].stateCount += 1 }
      lastStates[index] = state
      return
    }
    // States come in the order of their distance: the first is the nearest.
    indices[key] = noted.count
    lastStates.append(state)
    noted.append(
      Defect(
        property: found.property, subject: found.subject, detail: found.detail,
        witness: space.way(to: state) + found.steps, stateCount: 1, flags: flags))
  }
}
