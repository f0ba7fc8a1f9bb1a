package import Findings
package import NavigationModel

/// What `.navgraph.yml` says.
package struct Settings: Hashable, Sendable {
  /// Severities of rules that differ from the rules' own; `off` drops a rule.
  package var rules: [RuleID: Severity]
  /// The least severity that makes the run fail; `nil` for never.
  package var failOn: Severity?
  /// Patterns of paths, relative to the root, that are not read; see ``PathPattern``.
  package var exclude: [String]
  /// Whether the sources of tests are read too.
  package var includeTests: Bool
  /// What the source does not tell about the navigation.
  package var declarations: Declarations
  /// Comments in the file that silence rules.
  package var suppressions: [Suppression]

  /// Creates settings; what is left out has the value of an empty file.
  package init(
    rules: [RuleID: Severity] = [:], failOn: Severity? = .warning, exclude: [String] = [], includeTests: Bool = false,
    declarations: Declarations = Declarations(), suppressions: [Suppression] = []
  ) {
    self.rules = rules
    self.failOn = failOn
    self.exclude = exclude
    self.includeTests = includeTests
    self.declarations = declarations
    self.suppressions = suppressions
  }

  /// Whether findings are grave enough to make the run fail.
  package func isFailed(by findings: [Finding]) -> Bool {
    guard let failOn else { return false }
    return findings.contains { $0.severity >= failOn }
  }
}
