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

  /// Explores every state that a user can come to and asks for every route in each of them.
  ///
  /// Flags on which alternatives hang are first what their declarations say, then each in turn the opposite.
  ///
  /// - Parameters:
  ///   - launches: what can stand in the window when the app has started, in the notation of trees.
  ///   - routes: names of the routes to verify; all where nothing is named.
  ///   - isCancelled: asked now and then whether to stop; what is known by then is told.
  /// - Complexity: O(states × routes) navigations.
  package init(
    _ charts: Charts, world: World = World(), launches: [String], routes: [String]? = nil,
    library: LibraryRelease = .current, limits: VerificationLimits = VerificationLimits(),
    isCancelled: () -> Bool = { false }, report: (ExplorationProgress) -> Void = { _ in }
  ) throws(TreeSyntaxError) {
    plan = RequestPlan(charts, routes: routes)
    self.limits = limits
    let world = charts.presumedWorld.overlaid(by: world)
    var collected = DefectCollection()
    for flags in Self.variants(of: plan.flags, world) {
      if isCancelled() { break }
      var world = world
      world.flags.merge(flags) { _, new in new }
      var simulator = Simulator(charts: charts, world: world, library: library)
      let gates = Self.gates(of: charts, plan)
      simulator.recordsEvents = !gates.isEmpty
      var trees: [ScreenTree] = []
      for launch in launches { trees.append(try ScreenTree(parsing: launch, classes: simulator.classes)) }
      let system = UserSystem(
        simulator: simulator, launches: trees, requests: plan.requests, gates: gates, bounds: limits.bounds)
      let space = StateSpace(
        exploring: system, within: ExplorationLimits(memory: limits.memory, states: limits.states),
        isCancelled: isCancelled, report: report)
      stateCount += space.stateCount
      bound = bound ?? space.bound
      var examination = Examination(charts: charts, flags: flags)
      // Whoever stops the exploration wants to see what is known of the states that are near.
      if space.bound == .cancellation {
        examination.examine(space, atMost: Self.hastyCount) { false }
      } else {
        examination.examine(space, atMost: .max, isCancelled: isCancelled)
      }
      navigationCount += examination.navigationCount
      examinedCount += examination.stateCount
      collected.take(examination.defects)
    }
    defects = collected.sorted
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

/// Defects of several explorations: of those that are the same, the one with the shortest way.
private struct DefectCollection {
  private struct Key: Hashable {
    var property: VerifiedProperty
    var subject: String
    var kind: String
  }

  private var byKey: [Key: Defect] = [:]

  mutating func take(_ defects: [Defect]) {
    for defect in defects {
      let kind = defect.witness.last?.outcome.failure?.name ?? ""
      let key = Key(property: defect.property, subject: defect.subject, kind: kind)
      if byKey[key] == nil { byKey[key] = defect }
    }
  }

  var sorted: [Defect] {
    byKey.values.sorted { a, b in
      (a.property.order, a.subject, a.detail) < (b.property.order, b.subject, b.detail)
    }
  }
}

extension VerifiedProperty {
  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
