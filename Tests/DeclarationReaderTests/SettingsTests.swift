import DeclarationReader
import Findings
import Testing

@Suite struct SettingsTests {
  @Test(arguments: [
    (Severity.note, true, false, false), (.warning, true, true, false), (.error, true, true, true),
    (.off, false, false, false),
  ])
  func failsFromTheThresholdOn(severity: Severity, atNote: Bool, atWarning: Bool, atError: Bool) {
    let findings = [Finding(rule: RuleID("r"), severity: severity, place: .wholeApp, message: "m")]
    #expect(Settings(failOn: .note).isFailed(by: findings) == atNote)
    #expect(Settings(failOn: .warning).isFailed(by: findings) == atWarning)
    #expect(Settings(failOn: .error).isFailed(by: findings) == atError)
    #expect(!Settings(failOn: nil).isFailed(by: findings))
  }
}
