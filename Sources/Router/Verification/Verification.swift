package import NavigationModel

/// How far a verification goes.
package struct VerificationLimits: Hashable, Sendable {
  /// States that are kept at most.
  package var states: Int
  /// Bytes that are allocated at most.
  package var memory: Int
  /// How large one state may be.
  package var bounds: StateBounds

  /// Creates limits.
  package init(states: Int = 2000, memory: Int = 1 << 30, bounds: StateBounds = StateBounds()) {
    self.states = states
    self.memory = memory
    self.bounds = bounds
  }
}

/// How far a verification has come with one set of flags.
package struct ExaminationProgress: Hashable, Sendable {
  /// Different states that have been reached.
  package var states: Int
  /// Those of which every move is known.
  package var expanded: Int
  /// Those in which every route has been asked for.
  package var examined: Int
}

/// What exploring an app has shown.
package struct Verification: Sendable {
  /// What does not hold, by property and subject.
  package private(set) var defects: [Defect] = []
  /// What was asked for, and what could not be.
  package let plan: RequestPlan
  /// States that were reached, over all values of flags.
  package private(set) var stateCount = 0
  /// States in which every route was asked for; fewer than were reached where somebody stopped it.
  package private(set) var examinedCount = 0
  /// Navigations that were simulated in them.
  package private(set) var navigationCount = 0
  /// What cut an exploration short, if anything did.
  package private(set) var bound: ExplorationBound?
  /// How far it might go.
  package let limits: VerificationLimits
  /// The routes, with the classes of all screens that the model tells of.
  package let charts: Charts
  /// Which screens were come to; `nil` where nothing is known of the app but its routes.
  package private(set) var sightings: Sightings?
  /// Moves that the app makes without the router.
  package private(set) var ownMoveCount = 0

  /// Explores every state that a user can come to and asks for every route in each of them.
  ///
  /// Flags on which alternatives hang are first what their declarations say, then each in turn the opposite.
  ///
  /// - Parameters:
  ///   - model: the app's navigation, whose transitions are moves as well, as far as no route carries them out.
  ///   - launches: what can stand in the window when the app has started, in the notation of trees; what the model
  ///     tells where nothing is named.
  ///   - routes: names of the routes to verify; all where nothing is named.
  ///   - isCancelled: asked now and then whether to stop; what is known by then is told.
  /// - Complexity: O(states × routes) navigations.
  package init(
    _ charts: Charts, of model: Model? = nil, world: World = World(), launches: [String], routes: [String]? = nil,
    library: LibraryRelease = .current, limits: VerificationLimits = VerificationLimits(),
    isCancelled: () -> Bool = { false }, report: (ExaminationProgress) -> Void = { _ in }
  ) throws(TreeSyntaxError) {
    let stage = model.map { Stage($0, beside: charts.classes) }
    var charts = charts
    if let stage { charts.classes = stage.staging.classes }
    self.charts = charts
    plan = RequestPlan(charts, routes: routes)
    self.limits = limits
    let world = charts.presumedWorld.overlaid(by: world)
    var collected = DefectCollection()
    var log = SightingLog()
    for flags in Self.variants(of: plan.flags, world) {
      if isCancelled() { break }
      var world = world
      world.flags.merge(flags) { _, new in new }
      let simulator = Simulator(charts: charts, world: world, library: library)
      let system = try system(simulator, launches, stage)
      let space = StateSpace(
        exploring: system, within: ExplorationLimits(memory: limits.memory, states: limits.states),
        isCancelled: isCancelled
      ) { report(ExaminationProgress(states: $0.states, expanded: $0.expanded, examined: 0)) }
      stateCount += space.stateCount
      bound = bound ?? space.bound
      collected.take(examine(space, flags, isCancelled, report))
      guard let stage, !system.ownMoves.moves.isEmpty else { continue }
      let classes = system.simulator.classes
      let properties = ScreenProperties(
        in: space, gaps: stage.gaps(in: classes), flags: flags, isCancelled: isCancelled)
      collected.take(properties.defects)
      log.take(properties, begunBy: system.launches, classes)
    }
    if let stage, ownMoveCount > 0 {
      let sightings = log.sightings(on: stage)
      self.sightings = sightings
      if bound == nil, !log.isCutOff, stage.model.routes.isEmpty { collected.take(sightings.defects) }
    }
    defects = collected.sorted
  }

  private mutating func system(
    _ simulator: Simulator, _ launches: [String], _ stage: Stage?
  ) throws(TreeSyntaxError) -> UserSystem {
    var simulator = simulator
    let gates = Self.gates(of: charts, plan)
    simulator.recordsEvents = !gates.isEmpty
    var trees: [ScreenTree] = []
    for launch in launches { trees.append(try ScreenTree(parsing: launch, classes: simulator.classes)) }
    if let stage, launches.isEmpty { trees = stage.launches(in: simulator.classes) }
    let launchCount = Set(trees).count
    // Routes can be asked for from the beginning; without them, flows have to begin what they show.
    if let stage, plan.requests.isEmpty { trees += stage.laterStarts(in: simulator.classes) }
    let ownMoves = stage?.ownMoves(in: simulator.classes) ?? OwnMoves()
    var bounds = limits.bounds
    bounds.children = (trees + ownMoves.moves.compactMap(\.target)).map(\.widestContainer).max() ?? 0
    var system = UserSystem(
      simulator: simulator, launches: trees, requests: plan.requests, gates: gates, bounds: bounds)
    system.launchCount = launchCount
    system.ownMoves = ownMoves
    ownMoveCount = system.ownMoves.moves.count
    return system
  }

  private mutating func examine(
    _ space: borrowing StateSpace<UserSystem>, _ flags: [String: Bool], _ isCancelled: () -> Bool,
    _ report: (ExaminationProgress) -> Void
  ) -> [Defect] {
    var examination = Examination(charts: charts, flags: flags)
    let (states, expanded) = (space.stateCount, space.expandedCount)
    func tell(_ examined: Int) { report(ExaminationProgress(states: states, expanded: expanded, examined: examined)) }
    // Whoever stops the exploration wants to see what is known of the states that are near.
    if space.bound == .cancellation {
      examination.examine(space, atMost: Self.hastyCount, isCancelled: { false }, report: tell)
    } else {
      examination.examine(space, atMost: .max, isCancelled: isCancelled, report: tell)
    }
    navigationCount += examination.navigationCount
    examinedCount += examination.stateCount
    return examination.defects
  }

  /// Values of flags: as declared, then each the opposite.
  private static func variants(of flags: [String], _ world: World) -> [[String: Bool]] {
    [[:]] + flags.prefix(flagLimit).map { flag in [flag: !(world.flags[flag] ?? false)] }
  }

  /// States that are examined after somebody has stopped the exploration: a matter of a second.
  private static let hastyCount = 100
  /// Each further flag is one more exploration.
  private static let flagLimit = 6

  /// Gates on the way of any route, without those that are written in place: they seldom keep anybody out.
  private static func gates(of charts: Charts, _ plan: RequestPlan) -> [String] {
    let names = Set(plan.requests.map(\.route)).flatMap { charts.itineraries[$0]?.legs.gates ?? [] }
    return Array(
      Set(names).filter { !$0.hasPrefix("Inline") && $0 != "NavigationDelayingInterceptor" }.sorted()
        .prefix(UserSystem.gateLimit))
  }
}

extension [Itinerary.Leg] {
  /// Names of the gates on every step, alternatives left out: none of theirs is sure.
  var gates: [String] {
    flatMap { leg -> [String] in
      guard case .step(let step) = leg else { return [] }
      return step.interceptors.map(\.name)
    }
  }
}
