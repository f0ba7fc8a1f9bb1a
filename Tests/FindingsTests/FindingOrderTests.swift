import Findings
import NavigationModel
import Testing

@Suite struct FindingOrderTests {
  @Test func putsTheWholeAppFirstThenFilesThenRules() {
    let whole = Finding(rule: RuleID("z"), severity: .error, place: .wholeApp, message: "m")
    let first = finding("b", "A.swift", 1)
    let second = finding("a", "A.swift", 2)
    let third = finding("b", "A.swift", 2)
    let fourth = finding("a", "B.swift", 1)
    #expect([fourth, third, second, first, whole].sorted() == [whole, first, second, third, fourth])
  }

  private func finding(_ rule: String, _ file: String, _ line: Int) -> Finding {
    let source = SourcePlace(file: file, line: line, column: 1)
    return Finding(rule: RuleID(rule), severity: .error, place: .source(source), message: "m")
  }
}
