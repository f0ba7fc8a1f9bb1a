import Findings
import Reporters
import Testing

@Suite struct TextReporterTests {
  @Test func writesFindingsWithProofAndNotesAndASummary() {
    #expect(
      TextReporter.text(of: Samples.report) == """
        navgraph: error: no screen is shown at launch [missing-entry]
        App/My Game.swift:12:7: warning: 'Game' cannot be left; dismiss it [dead-end]
            → launch 'scene' shows 'Home'
            → 'Home' presents 'Game'
          App/Home.swift:4:5: note: shown here
          note: and nowhere else
        1 error and 1 warning; 1 silenced; 1 navigation call could not be resolved

        """)
  }

  @Test func saysThatThereIsNothing() {
    #expect(TextReporter.text(of: Report(findings: [], version: "1")) == "no findings\n")
  }

  @Test func countsEachSeverity() {
    let all = [Severity.error, .error, .warning, .note].map { severity in
      Finding(rule: RuleID("r"), severity: severity, place: .wholeApp, message: "m")
    }
    let last = TextReporter.text(of: Report(findings: all, unresolvedCount: 2, version: "1")).split(separator: "\n")
      .last
    #expect(last == "2 errors, 1 warning and 1 note; 2 navigation calls could not be resolved")
  }

  @Test func colorsOnlyWhenTold() {
    var report = Samples.report
    #expect(!TextReporter.text(of: report).contains("\u{1B}"))
    report.usesColor = true
    #expect(TextReporter.text(of: report).contains("\u{1B}[1;33mwarning\u{1B}[0m"))
  }
}
