import Checks
public import Findings
import NavigationModel
import Reporters

/// An output format for findings.
public struct ReportFormat: Sendable {
  /// What the user asks for it by.
  public var name: String
  /// One line for the help.
  public var summary: String
}

/// Every format that reports come in, by name.
public let reportFormats: [ReportFormat] = allReporters.map { ReportFormat(name: $0.name, summary: $0.summary) }

/// The outcome of a check: the text for whoever asked, and the findings that it tells.
public struct WrittenReport: Sendable {
  /// The whole report.
  public var text: String
  /// Sorted by place.
  public var findings: [Finding]
}

extension App {
  /// Runs every rule over the app, and writes what they find.
  ///
  /// - Parameters:
  ///   - format: name of one of the `reportFormats`.
  ///   - severities: what the settings say; a rule that they do not name keeps its own.
  ///   - version: version of the program, which some formats carry.
  ///   - usesColor: whether a format for people may use colour.
  /// - Throws: ``UnknownFormat``.
  public func report(
    format: String, severities: [RuleID: Severity] = [:], version: String, usesColor: Bool = false
  ) throws -> WrittenReport {
    guard let reporter = allReporters.first(where: { $0.name == format }) else {
      throw UnknownFormat(name: format, known: reportFormats.map(\.name))
    }
    let result = check(model, suppressions: suppressions, severities: severities)
    let rules = ruleDescriptions.map {
      Reporters.RuleDescription(id: $0.id, summary: $0.summary, page: $0.page, defaultSeverity: $0.defaultSeverity)
    }
    let report = Report(
      findings: result.findings, silenced: result.silenced, unresolvedCount: model.unresolved.count, rules: rules,
      version: version, usesColor: usesColor)
    return WrittenReport(text: reporter.text(of: report), findings: result.findings)
  }
}
