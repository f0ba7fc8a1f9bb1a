package import NavigationModel

/// What becomes of every request, wherever the user is: requests down, telling states across.
///
/// States are those that a user can come to. Of these the columns are few in which every class of behaviour occurs that
/// any request shows anywhere.
package struct RouteMatrix: Sendable {
  /// A state.
  package struct Column: Sendable {
    /// What the user sees: `Help over Home`.
    package let title: String
    /// What stands in the window.
    package let tree: ScreenTree
    /// The moves that lead there from launch.
    package let way: [String]
  }

  /// What a request does in a state.
  package struct Cell: Sendable {
    package let behaviour: Behaviour
    /// What stands in the window afterwards.
    package let after: ScreenTree
    /// Why it failed, if it did.
    package let reason: String?
  }

  /// A class of behaviour that no column shows.
  package struct Elsewhere: Sendable {
    /// What happens in the nearest of the states in which it occurs.
    package let behaviour: Behaviour
    /// That state.
    package let tree: ScreenTree
    /// In how many states it occurs.
    package let stateCount: Int
  }

  /// A request.
  package struct Row: Sendable {
    package let request: Request
    /// One for each column.
    package let cells: [Cell]
    /// What it does in other states only, nearest first.
    package let elsewhere: [Elsewhere]
  }

  /// Nearest to launch first.
  package private(set) var columns: [Column] = []
  /// By name of the route.
  package private(set) var rows: [Row] = []
  /// What was asked for, and what could not be.
  package let plan: RequestPlan
  /// States that were looked at.
  package private(set) var stateCount = 0
  /// How finely classes of behaviour are told apart: coarsely where a column for each would be too many.
  package private(set) var grain = Grain.all
  /// Classes of behaviour, told apart as finely as can be.
  package private(set) var kindCount = 0
  /// Of these, those that no cell shows because classes were folded into one, or columns were too few.
  package private(set) var hiddenKindCount = 0
  /// What cut the exploration short, if anything did.
  package private(set) var bound: ExplorationBound?

  /// Explores every state that a user can come to and asks for every route in each of them.
  ///
  /// Flags on which alternatives hang are what the world or else their declarations say.
  ///
  /// - Parameters:
  ///   - launches: what can stand in the window when the app has started, in the notation of trees.
  ///   - routes: names of the routes that get a row, all where nothing is named; states are reached by all in any case.
  ///   - columns: columns at most.
  ///   - isCancelled: asked now and then whether to stop; what is known by then is told.
  /// - Complexity: O(states × routes) navigations.
  package init(
    _ charts: Charts, world: World = World(), launches: [String], routes: [String]? = nil,
    library: LibraryRelease = .current, limits: VerificationLimits = VerificationLimits(), columns limit: Int = 12,
    isCancelled: () -> Bool = { false }, report: (ExplorationProgress) -> Void = { _ in }
  ) throws(TreeSyntaxError) {
    plan = RequestPlan(charts, routes: routes)
    var simulator = Simulator(charts: charts, world: world, library: library)
    simulator.recordsEvents = false
    var trees: [ScreenTree] = []
    for launch in launches { trees.append(try ScreenTree(parsing: launch, classes: simulator.classes)) }
    // Gates that were passed change nothing about what a router does: without them, states are trees.
    let system = UserSystem(
      simulator: simulator, launches: trees, requests: RequestPlan(charts).requests, gates: [], bounds: limits.bounds)
    let space = StateSpace(
      exploring: system, within: ExplorationLimits(memory: limits.memory, states: limits.states),
      isCancelled: isCancelled, report: report)
    let survey = Survey(of: plan.requests.filter { !$0.isSecondOfAny(in: charts) }, in: space, isCancelled: isCancelled)
    stateCount = survey.table.count
    bound = space.bound ?? (stateCount < space.stateCount ? .cancellation : nil)
    let (folded, choice) = fold(survey, limit)
    columns = choice.states.map { Self.column($0, space) }
    rows = survey.requests.indices.map { row($0, folded, choice, space) }
  }

  /// Tells behaviours apart as finely as the columns allow.
  private mutating func fold(_ survey: Survey, _ limit: Int) -> (Survey, ColumnChoice) {
    var folded = survey
    var choice = ColumnChoice(shown: folded.table, costs: folded.sizes, worth: folded.worth, limit: limit)
    kindCount = survey.kinds.count
    for next in Grain.allCases.dropFirst() where !choice.missing.isEmpty {
      grain = next
      folded = survey.folded(next)
      choice = ColumnChoice(shown: folded.table, costs: folded.sizes, worth: folded.worth, limit: limit)
    }
    let shown = Set(choice.states.flatMap { survey.table[$0] })
    hiddenKindCount = grain == .all ? 0 : kindCount - shown.count
    return (folded, choice)
  }

  private static func column(_ state: Int, _ space: borrowing StateSpace<UserSystem>) -> Column {
    let system = space.system
    let tree = space.withState(state) { system.tree(of: $0) }
    return Column(
      title: system.simulator.title(of: tree), tree: tree, way: space.witness(to: state).moves.map(system.name))
  }

  private func row(
    _ index: Int, _ survey: Survey, _ choice: ColumnChoice, _ space: borrowing StateSpace<UserSystem>
  ) -> Row {
    let request = survey.requests[index]
    let cells = columns.map { column in
      let (trace, behaviour) = survey.trace(of: request, in: column.tree)
      return Cell(behaviour: behaviour, after: trace.after, reason: trace.outcome.failure?.reason)
    }
    var elsewhere: [Elsewhere] = []
    for kind in choice.missing where survey.kinds[kind].request == index {
      let states = survey.table.indices.filter { survey.table[$0][index] == kind }
      guard let nearest = states.first else { continue }
      let tree = space.withState(nearest) { space.system.tree(of: $0) }
      elsewhere.append(
        Elsewhere(
          behaviour: survey.trace(of: request, in: tree).behaviour, tree: tree, stateCount: states.count))
    }
    return Row(request: request, cells: cells, elsewhere: elsewhere)
  }
}
