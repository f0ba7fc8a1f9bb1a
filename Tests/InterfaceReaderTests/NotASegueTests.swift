import Facts
import Testing

@Suite struct NotASegueTests {
  @Test func theCommitAndPreviewOfAPeekAreNone() throws {
    let text = storyboard(
      controller(
        """
        <connections><segue destination="b" kind="show" id="s">
          <segue key="commit" inheritsFrom="parent" id="c"/>
          <segue key="preview" destination="b" kind="presentation" id="p"/>
        </segue></connections>
        """))
    #expect(try readStoryboard(text).scenes.flatMap(\.segues).map(\.kind) == ["show"])
  }

  @Test func withoutDestinationItIsNone() throws {
    let text = storyboard(controller("<connections><segue kind=\"show\" id=\"s\"/></connections>"))
    #expect(try readStoryboard(text).scenes.flatMap(\.segues).isEmpty)
  }

  @Test func outsideOfScenesItIsNone() throws {
    let text = """
      <document><scenes><scene><objects><viewController id="a"/></objects></scene></scenes>
      <inferredMetricsTieBreakers><segue reference="s" destination="a"/></inferredMetricsTieBreakers>
      <connections><segue destination="a" kind="show"/></connections></document>
      """
    let scenes = try readStoryboard(text).scenes
    #expect(scenes.map(\.segues) == [[]])
  }
}
