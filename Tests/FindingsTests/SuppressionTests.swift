import Findings
import NavigationModel
import Testing

@Suite struct SuppressionTests {
  private let place = SourcePlace(file: "App.swift", line: 7, column: 3)

  @Test(
    arguments: [
      ("// navgraph:ignore dead-end", ["dead-end"], nil, false),
      ("navgraph:ignore dead-end", ["dead-end"], nil, false),
      ("/// navgraph:ignore dead-end,growing-stack", ["dead-end", "growing-stack"], nil, false),
      (
        "// navgraph:ignore dead-end, growing-stack a kiosk, always", ["dead-end", "growing-stack"], "a kiosk, always",
        false
      ),
      ("// navgraph:ignore dead-end , growing-stack", ["dead-end", "growing-stack"], nil, false),
      ("<!-- navgraph:ignore unreachable-screen -->", ["unreachable-screen"], nil, false),
      ("<!--navgraph:ignore-file dead-end for now-->", ["dead-end"], "for now", true),
      ("/* navgraph:ignore dead-end */", ["dead-end"], nil, false),
      ("// navgraph:ignore", [], nil, false),
    ] as [(String, [String], String?, Bool)])
  func readsAComment(text: String, rules: [String], reason: String?, wholeFile: Bool) {
    let expected = Suppression(place: place, rules: rules.map { RuleID($0) }, reason: reason, wholeFile: wholeFile)
    #expect(Suppression(comment: text, at: place) == expected)
  }

  @Test(arguments: ["", "//", "// ignore dead-end", "// navgraph:ignored dead-end", "// navgraph: ignore dead-end"])
  func leavesOtherCommentsAlone(text: String) {
    #expect(Suppression(comment: text, at: place) == nil)
  }

  @Test func silencesItsOwnLineAndTheNext() {
    let suppression = Suppression(place: place, rules: ["dead-end"].map { RuleID($0) })
    let findings = (6...9).map { finding("dead-end", line: $0) }
    let silencing = Silencing(findings, by: [suppression])
    #expect(silencing.kept == [findings[0], findings[3]])
    #expect(silencing.silenced == [findings[1], findings[2]])
    #expect(silencing.idle.isEmpty)
  }

  @Test func silencesItsOwnLineAloneBehindCode() throws {
    let suppression = try #require(
      Suppression(comment: "navgraph:ignore dead-end later", at: place, isTrailing: true))
    let findings = (6...9).map { finding("dead-end", line: $0) }
    let silencing = Silencing(findings, by: [suppression])
    #expect(silencing.silenced == [findings[1]])
  }

  @Test func silencesAWholeFileAndNoOther() {
    let suppression = Suppression(place: place, rules: [RuleID("dead-end")], wholeFile: true)
    let here = finding("dead-end", line: 900)
    var elsewhere = here
    elsewhere.place = .source(SourcePlace(file: "Other.swift", line: 7, column: 1))
    var anywhere = here
    anywhere.place = .wholeApp
    let silencing = Silencing([here, elsewhere, anywhere], by: [suppression])
    #expect(silencing.kept == [elsewhere, anywhere])
  }

  @Test func namesTheRulesThatHadNothingToSilence() {
    let rules = [RuleID("dead-end"), RuleID("unused-route")]
    let silencing = Silencing([finding("dead-end", line: 7)], by: [Suppression(place: place, rules: rules)])
    #expect(silencing.idle.map(\.rules) == [[RuleID("unused-route")]])
  }

  private func finding(_ rule: String, line: Int) -> Finding {
    let source = SourcePlace(file: "App.swift", line: line, column: 1)
    return Finding(rule: RuleID(rule), severity: .warning, place: .source(source), message: "m")
  }
}
