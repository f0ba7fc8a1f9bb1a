@testable import Diagrams
import Testing

@Suite struct DisplayTextTests {
  @Test(arguments: [
    ("plain text", "plain text"), (" a  b\n\tc ", "a b c"), ("a\u{0}\u{1B}b", "ab"), ("\u{202E}abc", "abc"), ("", ""),
    ("  ", ""), ("👩‍👧", "👩‍👧"), ("א\u{200F}ב", "אב"),
  ])
  func makesOneVisibleLine(text: String, line: String) {
    #expect(DisplayText.line(text) == line)
  }

  @Test func cutsBooks() {
    #expect(DisplayText.line(String(repeating: "x", count: 100_000)).count == DisplayText.limit)
  }
}
