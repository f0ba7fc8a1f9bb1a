import Facts
import NavigationModel
import Testing

@Suite struct DirectiveTests {
  @Test func keepsCommentsThatSpeakToNavgraph() throws {
    let text = """
      <document>
        <!-- drawn by hand -->
        <!--
          navgraph:ignore dead-end -->
        <scenes>
          <!--navgraph:ignore-->
        </scenes>
      </document>
      """
    let facts = try readStoryboard(text)
    #expect(facts.directives.map(\.text) == ["navgraph:ignore dead-end", "navgraph:ignore"])
    #expect(facts.directives.map(\.place.line) == [3, 6])
    #expect(facts.directives.map(\.place.column) == [3, 5])
  }
}
