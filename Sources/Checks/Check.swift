package import Findings
package import NavigationModel

/// What checking an app gives.
package struct CheckResult: Sendable {
  /// What to report, sorted by place.
  package var findings: [Finding]
  /// What comments in the source silence, sorted by place.
  package var silenced: [Finding]
}

/// Runs every rule over a model.
///
/// - Parameters:
///   - model: the linked app.
///   - suppressions: the comments that silence rules.
///   - severities: what the settings say; a rule that they do not name keeps its own severity, `off` drops it.
/// - Complexity: O(*n* + *m*) for most rules; see each.
package func check(
  _ model: Model, suppressions: [Suppression] = [], severities: [RuleID: Severity] = [:]
) -> CheckResult {
  let context = CheckContext(model: model)
  let active = allRules.filter { severities[$0.id] != .off }
  let found = active.flatMap { rule in
    rule.findings(in: context).map { finding in
      var finding = finding
      finding.severity = severities[rule.id] ?? finding.severity
      return finding
    }
  }
  let silencing = Silencing(found, by: suppressions)
  // Comes last, because only now it is known which comments were needed. A comment for a rule that is switched off is
  // not stale: somebody may run with other settings.
  // What proofs find only `verify` knows.
  let stale = StaleSuppression.findings(
    suppressions: suppressions, idle: silencing.idle,
    switchedOff: Set(severities.filter { $0.value == .off }.keys).union(allProofs.map(\.id)),
    severity: severities[StaleSuppression.id] ?? StaleSuppression.defaultSeverity)
  return CheckResult(findings: (silencing.kept + stale).sorted(), silenced: silencing.silenced.sorted())
}
