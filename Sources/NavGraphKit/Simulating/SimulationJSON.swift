#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

import NavigationModel

/// Results of scenario files as other programs read them.
func json(_ results: [ScenarioResults]) throws -> String {
  try json(SimulationDocument(cases: results.flatMap(\.cases).map(CaseObject.init)))
}

/// What came of one request, as other programs read it: a case with all that is known of its steps.
func json(_ simulation: Simulation) throws -> String {
  let steps = simulation.steps.map { StepObject($0, isDetailed: true) }
  let last = simulation.steps.last { $0.isNavigation } ?? simulation.steps[0]
  let whole = CaseObject(
    id: simulation.route, outcome: last.ending.rawValue, error: last.error, tree: steps.last?.tree ?? "", steps: steps,
    problem: nil, unread: simulation.steps.unread)
  return try json(SimulationDocument(cases: [whole]))
}

private func json(_ document: SimulationDocument) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  return String(decoding: try encoder.encode(document), as: UTF8.self) + "\n"
}

private struct SimulationDocument: Encodable {
  let format = "navgraph-simulation/1"
  let cases: [CaseObject]

  private enum CodingKeys: CodingKey { case format, cases }
}

/// One case.
///
/// Outcome and error are there even if they are `null`, so that nobody has to tell missing from none.
private struct CaseObject: Encodable {
  let id: String
  let outcome: String?
  let error: String?
  let tree: String
  let steps: [StepObject]?
  let problem: String?
  /// What could not be read on the way.
  let unread: [String]

  private enum CodingKeys: CodingKey { case id, outcome, error, tree, steps, problem, unread }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encode(outcome, forKey: .outcome)
    try values.encode(error, forKey: .error)
    try values.encode(tree, forKey: .tree)
    try values.encodeIfPresent(steps, forKey: .steps)
    try values.encodeIfPresent(problem, forKey: .problem)
    if !unread.isEmpty { try values.encode(unread, forKey: .unread) }
  }
}

extension CaseObject {
  init(_ result: CaseResult) {
    let last = result.problem == nil ? result.steps.last?.step : nil
    self.init(
      id: result.id, outcome: last?.ending.rawValue, error: last?.error,
      tree: result.steps.last?.step.after ?? result.from,
      steps: result.isJourney ? result.steps.map { StepObject($0.step, isDetailed: false) } : nil,
      problem: result.problem.map { "\($0.place): \($0.message)" }, unread: result.steps.map(\.step).unread)
  }
}

extension [SimulatedStep] {
  /// What could not be read in any of them, each line once.
  var unread: [String] {
    flatMap(\.unread).reduce(into: []) { lines, line in if !lines.contains(line) { lines.append(line) } }
  }
}

/// One step; what was done, and why, only where somebody asked for this one simulation.
private struct StepObject: Encodable {
  let outcome: String
  let error: String?
  let tree: String
  let details: Details?

  struct Details {
    let doing: String
    let reason: String?
    let before: String
    let events: [String]
  }

  private enum CodingKeys: CodingKey { case outcome, error, tree, doing, reason, before, events }

  init(_ step: SimulatedStep, isDetailed: Bool) {
    outcome = step.ending.rawValue
    error = step.error
    tree = step.after
    details =
      isDetailed ? Details(doing: step.doing, reason: step.reason, before: step.before, events: step.events) : nil
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(outcome, forKey: .outcome)
    try values.encode(error, forKey: .error)
    try values.encode(tree, forKey: .tree)
    guard let details else { return }
    try values.encode(details.doing, forKey: .doing)
    try values.encode(details.reason, forKey: .reason)
    try values.encode(details.before, forKey: .before)
    try values.encode(details.events, forKey: .events)
  }
}
