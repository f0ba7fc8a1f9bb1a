import DeclarationReader
import Findings
import TestSupport
import Testing

@Suite struct ReadSettingsTests {
  private let rules = ["dead-end", "growing-stack", "unused-route"].map { RuleID($0) }

  @Test func readsEveryKey() throws {
    let settings = try read(
      """
      # What we look at.
      rules:
        dead-end: error
        unused-route: off
        growing-stack: "note"
      fail-on: error
      exclude: [Pods, "**/Generated/*.swift"]
      include-tests: true
      """)
    let expected = Settings(
      rules: [RuleID("dead-end"): .error, RuleID("unused-route"): .off, RuleID("growing-stack"): .note],
      failOn: .error, exclude: ["Pods", "**/Generated/*.swift"], includeTests: true)
    #expect(settings == expected)
  }

  @Test(arguments: ["", "\n", "# nothing yet\n", "---\n", "{}", "rules:\n", "exclude: ~\nfail-on:\n"])
  func takesAnEmptyFileForTheDefaults(yaml: String) throws {
    #expect(try read(yaml) == Settings())
  }

  @Test func neverFailsWhenAskedTo() throws {
    #expect(try read("fail-on: never").failOn == nil)
    #expect(try read("fail-on: off").failOn == nil)
  }

  @Test(arguments: [
    ("rule:\n", "1:1: error: unknown key 'rule'; did you mean 'rules'?"),
    ("fail-on: error\ntimeout: 3\n", "2:1: error: unknown key 'timeout'"),
    ("rules:\n  dead-ends: off\n", "2:3: error: unknown rule 'dead-ends'; did you mean 'dead-end'?"),
    ("rules:\n  dead-end: eror\n", "2:13: error: unknown severity 'eror'; did you mean 'error'?"),
    ("rules:\n  dead-end: 3\n", "2:13: error: unknown severity '3'; use one of off, note, warning, error"),
    ("rules:\n  dead-end: [off]\n", "2:13: error: a severity is needed here: off, note, warning, error"),
    ("rules: off\n", "1:8: error: 'rules' needs a severity for each rule, such as 'dead-end: error'"),
    ("fail-on: of\n", "1:10: error: unknown threshold 'of'; did you mean 'off'?"),
    ("rules:\n\tdead-end: error\n", "2:1: error: this is not valid YAML: a tab stands here; indent with spaces"),
    (
      "fail-on: error\n---\nfail-on: note\n",
      "2:1: error: this is not valid YAML: a second document begins here; keep one, and delete the line '---'"
    ),
    ("exclude: Pods\n", "1:10: error: 'exclude' needs a list of paths, such as '[Generated, Pods]'"),
    ("exclude:\n  - [a]\n", "2:5: error: 'exclude' needs paths; this is none"),
    ("include-tests: yes\n", "1:16: error: unknown value 'yes'; use one of true, false"),
    ("- rules\n", "1:1: error: the file must consist of keys and values, such as 'fail-on: error'"),
    ("fail-on: error\nfail-on: note\n", "2:1: error: the key 'fail-on' stands here twice; delete one of them"),
    (
      "rules:\n  dead-end: off\n  unused-route: off\n  dead-end: note\n",
      "4:3: error: the key 'dead-end' stands here twice; delete one of them"
    ),
  ])
  func namesAMistakeAtItsPlace(yaml: String, message: String) {
    #expect(problems(yaml) == ["settings.yml:" + message])
  }

  @Test func namesAllMistakesInOrder() {
    let found = problems("include-tests: 1\nrules:\n  a: off\n  dead-end: on\n")
    #expect(found.map { $0.split(separator: ":")[1] } == ["1", "3", "4"])
  }

  @Test(arguments: [
    "rules: [", "rules:\n\t- a", "\"", "a: b: c", "exclude:\n  - **/Generated", "--- a\n--- b\n", "rules: *x", "\u{0}",
    "%",
  ])
  func namesThePlaceOfBrokenYAML(yaml: String) {
    let found = problems(yaml)
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("settings.yml:") == true)
  }

  @Test func tellsHowToWriteAPatternThatBeginsWithAStar() {
    let found = problems("exclude:\n  - **/Generated\n")
    #expect(found.first?.hasSuffix("; put quotes around text that begins with '*'") == true, "\(found)")
  }

  @Test(
    arguments: [
      String(repeating: "[", count: 100_000),
      "exclude: " + String(repeating: "{a: ", count: 10_000),
      String(repeating: "- ", count: 100_000),
      String(repeating: "? ", count: 50_000),
      (0..<5000).map { String(repeating: " ", count: $0 % 300) + "a\($0):\n" }.joined(),
      String(repeating: "a", count: 1_000_000),
      "a: &a [x, x]\n" + (0..<40).map { "b\($0): &b\($0) [*a, *a]\n" }.joined(),
      "? &a [1]\n: [*a]\n",
    ].map(LongText.init))
  func refusesWhatWouldKeepTheParserBusy(yaml: LongText) {
    #expect(problems(yaml.text).count == 1)
  }

  private func read(_ yaml: String) throws(SettingsError) -> Settings {
    try readSettings(yaml: yaml, path: "settings.yml", rules: rules)
  }

  private func problems(_ yaml: String) -> [String] {
    do {
      _ = try read(yaml)
      return []
    } catch {
      return error.problems.map(\.description)
    }
  }
}
