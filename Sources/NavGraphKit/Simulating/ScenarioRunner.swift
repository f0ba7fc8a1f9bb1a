import Facts
import Linker
import NavigationModel
import Router
import ScenarioReader
import SwiftReader

/// Reads a scenario file and carries out its cases.
///
/// - Parameters:
///   - scenarios: content of the file.
///   - path: path of the file, for messages.
///   - library: release of the library whose rules are followed, whatever release the source is spelled for.
/// - Throws: ``InvalidSimulation`` with every mistake of the file; what is wrong with one case only, its result tells.
public func simulate(
  scenarios: [UInt8], path: String, library: String? = nil
) throws(InvalidSimulation) -> ScenarioResults {
  try withDeepStack {
    Result { () throws(InvalidSimulation) in
      try ScenarioRunner(scenarios, path: path, library: .named(library)).results
    }
  }.get()
}

/// Carries out the cases of one file.
private struct ScenarioRunner {
  private let file: ScenarioFile
  private let charts: Charts
  private let problems: [ReadingProblem]
  private let library: LibraryRelease

  init(_ bytes: [UInt8], path: String, library: LibraryRelease) throws(InvalidSimulation) {
    do throws(ScenarioError) {
      file = try readScenarios(bytes, path: path)
    } catch {
      throw InvalidSimulation(description: "the scenarios cannot be used\n\(error)")
    }
    let facts = readSwift(Array(file.source.utf8), path: path)
    charts = Linker.charts([facts])
    problems = facts.problems.map(ReadingProblem.init).sorted { $0.place < $1.place }
    self.library = library
  }

  var results: ScenarioResults {
    ScenarioResults(path: file.path, title: file.title, cases: file.cases.map(result), problems: problems)
  }

  private func result(of scenario: ScenarioCase) -> CaseResult {
    var result = CaseResult(id: scenario.id, from: scenario.from.text, steps: [], isJourney: scenario.isJourney)
    do throws(ScenarioProblem) {
      var run = try start(scenario)
      for step in scenario.steps { result.steps.append(try carryOut(step, in: &run)) }
    } catch {
      result.problem = error
    }
    return result
  }

  private func start(_ scenario: ScenarioCase) throws(ScenarioProblem) -> SimulationRun {
    let world = file.world.overlaid(by: scenario.world)
    let run = try understood(scenario.from) { () throws(TreeSyntaxError) in
      try SimulationRun(charts: charts, world: world, library: library, from: scenario.from.text)
    }
    if let problem = run.problem(in: world) { throw ScenarioProblem(place: scenario.place, message: problem) }
    return run
  }

  private func carryOut(_ step: ScenarioStep, in run: inout SimulationRun) throws(ScenarioProblem) -> StepResult {
    if let problem = run.problem(in: step.world) { throw ScenarioProblem(place: step.place, message: problem) }
    run.learn(step.world)
    let before = run.tree
    let expected = try step.expectation.map { expectation throws(ScenarioProblem) in
      (expectation.outcome, try expectation.tree.map { tree throws(ScenarioProblem) in try read(tree, run) } ?? before)
    }
    do throws(ImpossibleStep) {
      let done = try run.perform(step.action)
      let found = expected.map { differences(from: $0.0, $0.1, in: done) } ?? []
      return StepResult(step: done, isJudged: expected != nil, differences: found)
    } catch {
      throw ScenarioProblem(place: step.place, message: error.reason)
    }
  }

  private func differences(
    from outcome: Expectation.Outcome, _ tree: ScreenTree, in step: SimulatedStep
  ) -> [StepResult.Difference] {
    var differences: [StepResult.Difference] = []
    if outcome.text != step.endingWithError {
      differences.append(.init(what: "outcome", expected: outcome.text, found: step.endingWithError))
    }
    if tree != step.passage.after {
      differences.append(.init(what: "tree", expected: tree.description, found: step.after))
    }
    return differences
  }

  private func read(_ notation: PlacedNotation, _ run: SimulationRun) throws(ScenarioProblem) -> ScreenTree {
    try understood(notation) { () throws(TreeSyntaxError) in try run.tree(notation.text) }
  }

  /// Reads a notation, or says where it stops making sense.
  private func understood<Value>(
    _ notation: PlacedNotation, _ read: () throws(TreeSyntaxError) -> Value
  ) throws(ScenarioProblem) -> Value {
    do throws(TreeSyntaxError) {
      return try read()
    } catch {
      var place = notation.place
      place.column += error.column - 1
      throw ScenarioProblem(place: place, message: "this is no tree: \(error.message)")
    }
  }
}

extension ScenarioProblem: Error {}

extension Expectation.Outcome {
  /// As a step tells its ending.
  fileprivate var text: String {
    switch self {
    case .ok: "ok"
    case .fails(let error): "fails (\(error))"
    case .throws(let error): "throws (\(error))"
    case .waits: "waits"
    }
  }
}
