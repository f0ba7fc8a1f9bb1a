public import NavigationModel

/// What came out of the cases of one scenario file.
public struct ScenarioResults: Sendable {
  /// Path of the file.
  public var path: String
  /// What its cases are about.
  public var title: String?
  /// In the order of the file.
  public var cases: [CaseResult]
  /// What of the Swift source in it could not be read.
  public var problems: [ReadingProblem]
}

/// What came out of one case.
public struct CaseResult: Sendable {
  /// What to make of a case.
  public enum Verdict: Hashable, Sendable {
    /// Everything came out as expected.
    case passed
    /// Something else came out.
    case failed
    /// The file expects nothing.
    case open
    /// It cannot be simulated: the tree or the route is none.
    case invalid
  }

  /// What the file calls it.
  public var id: String
  /// The tree before, as written.
  public var from: String
  /// One after another, up to one that cannot be simulated; empty if the first could not.
  public var steps: [StepResult]
  /// Whether the file lists the steps.
  public var isJourney: Bool
  /// Why the case cannot be simulated, or not to its end, and where that stands.
  public var problem: ScenarioProblem?

  /// What to make of it.
  public var verdict: Verdict {
    if problem != nil { return .invalid }
    if steps.contains(where: { !$0.differences.isEmpty }) { return .failed }
    return steps.contains(where: \.isJudged) ? .passed : .open
  }
}

/// What came out of one step, and how that differs from what the file expects.
public struct StepResult: Sendable {
  /// What came out.
  public var step: SimulatedStep
  /// Whether the file expects anything.
  public var isJudged: Bool
  /// Where it is not what the file expects.
  public var differences: [Difference]

  /// Something that came out otherwise than expected.
  public struct Difference: Hashable, Sendable {
    /// What it is: `outcome` or `tree`.
    public var what: String
    /// What the file expects.
    public var expected: String
    /// What came out.
    public var found: String
  }
}

/// Why a case cannot be simulated.
public struct ScenarioProblem: Hashable, Sendable {
  /// Where it stands in the scenario file.
  public var place: SourcePlace
  /// One line, lower case, with what to do.
  public var message: String
}
