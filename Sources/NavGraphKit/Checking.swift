import Checks
public import Findings

extension App {
  /// Runs every rule over the app.
  ///
  /// - Parameter severities: what the settings say; a rule that they do not name keeps its own.
  /// - Returns: what to report, sorted by place; comments in the source have had their say.
  public func findings(severities: [RuleID: Severity] = [:]) -> [Finding] {
    check(model, suppressions: suppressions, severities: severities).findings
  }
}
