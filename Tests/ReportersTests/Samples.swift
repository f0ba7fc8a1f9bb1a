import Findings
import NavigationModel
import Reporters

/// Reports that several tests look at.
enum Samples {
  static let trap = Finding(
    rule: RuleID("dead-end"), severity: .warning,
    place: .source(SourcePlace(file: "App/My Game.swift", line: 12, column: 7)),
    message: "'Game' cannot be left; dismiss it",
    notes: [
      Note(message: "shown here", source: SourcePlace(file: "App/Home.swift", line: 4, column: 5)),
      Note(message: "and nowhere else"),
    ],
    path: ["launch 'scene' shows 'Home'", "'Home' presents 'Game'"], nodes: [NodeID("Game")])

  static let missing = Finding(
    rule: RuleID("missing-entry"), severity: .error, place: .wholeApp, message: "no screen is shown at launch")

  /// A finding whose every text tries to be something else.
  static let hostile = Finding(
    rule: RuleID("dead-end"), severity: .note,
    place: .source(SourcePlace(file: "a,b:c%\n::error::x.swift", line: 1, column: 2)),
    message: "'\u{1B}[31mred\r\n::warning file=x::pwned\u{202E}' \"quoted\\\" %0A",
    notes: [Note(message: "line\nbreak")], path: ["step\nbreak"])

  static let report = Report(
    findings: [missing, trap], silenced: [hostile], unresolvedCount: 1,
    rules: [
      RuleDescription(
        id: RuleID("dead-end"), summary: "Finds traps.", page: "# dead-end\n", defaultSeverity: .warning)
    ], version: "1.2.3")

  static let hostileReport = Report(findings: [hostile, hostile], version: "1.2.3")
}
