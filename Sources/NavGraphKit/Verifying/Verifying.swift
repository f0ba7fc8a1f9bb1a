import Checks
public import Findings
public import NavigationModel
import Reporters
import Router
import ScenarioReader

/// What to verify, and how far to go.
public struct VerificationRequest: Sendable {
  /// What can stand in the window when the app has started, in the notation of trees.
  public var launches: [String]
  /// Names of the routes to verify; all where none is named.
  public var routes: [String] = []
  /// A file with facts about run-time behaviour, as scenario files hold them under `world`.
  public var world: SourceFile?
  /// Release of the library whose rules are followed; the newest that is known unless given.
  public var library: String?
  /// States that are kept at most.
  public var states = 2000
  /// Bytes that are allocated at most.
  public var memory = 1 << 30
  /// Screens in one stack, or tabs in one bar.
  public var stack = 5
  /// Modals above one another.
  public var modals = 3

  /// Creates a request.
  public init(launches: [String]) { self.launches = launches }
}

/// How far a verification has come.
public struct VerificationProgress: Sendable {
  /// Different states that have been reached.
  public var states: Int
  /// Those of which every move is known.
  public var expanded: Int
  /// Those in which every route has been asked for; 0 while states are still being reached.
  public var examined = 0
}

/// What a verification has shown.
public struct VerificationReport: Sendable {
  /// What does not hold, sorted by place.
  public var findings: [Finding]
  /// What comments in the source silence, sorted by place.
  public var silenced: [Finding]
  /// Lines about what was explored, what was not, and why.
  public var remarks: [String]
  /// What each finding tells of.
  let defects: [Finding: Defect]
}

extension Charts {
  /// Proves every route from every state that a user can come to, and reports where that fails.
  ///
  /// - Parameters:
  ///   - app: the app as it was read; its comments in the source have their say.
  ///   - severities: what the settings say; a rule that they do not name keeps its own.
  ///   - isCancelled: asked now and then whether to stop; what is known by then is told.
  /// - Throws: ``InvalidSimulation`` where the request cannot be understood.
  public func verify(
    _ request: VerificationRequest, of app: App? = nil, severities: [RuleID: Severity] = [:],
    isCancelled: @escaping @Sendable () -> Bool = { false },
    report: @escaping @Sendable (VerificationProgress) -> Void = { _ in }
  ) throws(InvalidSimulation) -> VerificationReport {
    let library = try LibraryRelease.named(request.library)
    let world = try Self.world(request.world)
    let limits = VerificationLimits(
      states: request.states, memory: request.memory,
      bounds: StateBounds(stack: request.stack, modals: request.modals))
    for route in request.routes where itineraries[route] == nil {
      throw InvalidSimulation(description: messageForUnknown(route: route))
    }
    let routes = request.routes.isEmpty ? nil : request.routes
    let charts = app.map { completed(by: $0.model) } ?? self
    let verification = try withDeepStack {
      Result { () throws(TreeSyntaxError) in
        try Verification(
          charts, of: app?.model, world: world, launches: request.launches, routes: routes, library: library,
          limits: limits,
          isCancelled: isCancelled
        ) { report(VerificationProgress(states: $0.states, expanded: $0.expanded, examined: $0.examined)) }
      }.mapError { InvalidSimulation(description: $0.complaint(about: "the tree '\($0.text)'")) }
    }.get()
    var defects: [Finding: Defect] = [:]
    for defect in verification.defects {
      if let finding = finding(defect, verification, severities) { defects[finding] = defect }
    }
    let silencing = Silencing(Array(defects.keys), by: app?.suppressions ?? [])
    return VerificationReport(
      findings: silencing.kept.sorted(), silenced: silencing.silenced.sorted(), remarks: remarks(on: verification),
      defects: defects)
  }

  private func finding(
    _ defect: Defect, _ verification: Verification, _ severities: [RuleID: Severity]
  ) -> Finding? {
    guard let proof = allProofs.first(where: { $0.property == defect.property }) else { return nil }
    var finding = proof.finding(defect, among: verification.charts, stateCount: verification.stateCount)
    finding.severity = severities[proof.id] ?? finding.severity
    return finding.severity == .off ? nil : finding
  }

  private func remarks(on verification: Verification) -> [String] {
    let bounds = verification.limits.bounds
    var moves: [String] = []
    if !verification.plan.requests.isEmpty {
      let routes = Set(verification.plan.requests.map(\.route)).count
      moves.append("\(verification.navigationCount) navigations of \(routes) routes")
    }
    if verification.ownMoveCount > 0 { moves.append("\(verification.ownMoveCount) moves that screens make themselves") }
    let extent =
      "\(verification.stateCount) states, \(moves.joined(separator: ", ")); at most \(bounds.stack) screens in a stack "
      + "and \(bounds.modals) modals"
    var end = remarks(on: verification.sightings)
    if let bound = verification.bound, bound != .cancellation {
      end.append("cut short by the limit of \(bound.rawValue): what was not reached is not proved")
    }
    if verification.examinedCount < verification.stateCount {
      end.append("stopped: routes were asked for in the nearest \(verification.examinedCount) states only")
    }
    let skipped = verification.plan.skipped.map { "not verified: '\($0.route)', \($0.reason)" }
    return [extent] + end + skipped
  }

  /// How many of the screens to which transitions lead were seen, and which not.
  private func remarks(on sightings: Sightings?) -> [String] {
    guard let sightings, !sightings.expected.isEmpty else { return [] }
    let (all, unseen) = (sightings.expected.count, sightings.unseen)
    let seen = "\(all - unseen.count) of the \(all) screens to which transitions lead were seen"
    guard !unseen.isEmpty else { return [seen] }
    let named = unseen.prefix(5).joined(separator: ", ")
    return [seen + "; not \(named)" + (unseen.count > 5 ? " and \(unseen.count - 5) more" : "")]
  }
}

/// Writes the findings of a verification, and counts what they tell.
///
/// - Throws: ``UnknownFormat``.
public func text(
  of report: VerificationReport, format: String, version: String, usesColor: Bool = false
) throws -> String {
  guard let reporter = allReporters.first(where: { $0.name == format }) else {
    throw UnknownFormat(name: format, known: reportFormats.map(\.name))
  }
  let rules = ruleDescriptions.map {
    Reporters.RuleDescription(id: $0.id, summary: $0.summary, page: $0.page, defaultSeverity: $0.defaultSeverity)
  }
  let written = Report(
    findings: report.findings, silenced: report.silenced, unresolvedCount: 0, rules: rules, version: version,
    usesColor: usesColor)
  return reporter.text(of: written)
}
