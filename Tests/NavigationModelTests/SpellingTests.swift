import NavigationModel
import Testing

@Suite struct SpellingTests {
  private let names = ["dead-end", "growing-stack", "unused-route"]

  @Test(arguments: [
    ("dead-ends", "dead-end"), ("daed-end", "dead-end"), ("Growing-Stack", "growing-stack"),
    ("unusedroute", "unused-route"),
  ])
  func findsTheNearestName(text: String, name: String) {
    #expect(Spelling.closest(to: text, among: names) == name)
  }

  @Test(arguments: ["", "x", "something-else", "end"])
  func findsNothingThatIsFarAway(text: String) {
    #expect(Spelling.closest(to: text, among: names) == nil)
    #expect(Spelling.suggestion(for: text, among: names).isEmpty)
  }
}
