import Facts
import Testing

@Suite struct SceneTitleTests {
  @Test func prefersTheTitleOfTheController() throws {
    let text = storyboard(
      """
      <viewController id="a" title="Own">
        <tabBarItem key="tabBarItem" title="Tab" id="t"/><navigationItem key="navigationItem" title="Bar" id="n"/>
      </viewController>
      """)
    #expect(try title(text) == "Own")
  }

  @Test func takesTheNavigationItemThenTheTab() throws {
    let tab = "<tabBarItem key=\"tabBarItem\" title=\"Tab\" id=\"t\"/>"
    let item = "<navigationItem key=\"navigationItem\" title=\"Bar\" id=\"n\"/>"
    #expect(try title(storyboard(controller(tab + item))) == "Bar")
    #expect(try title(storyboard(controller(tab))) == "Tab")
    #expect(try title(storyboard(controller(""))) == nil)
  }

  @Test func takesAnEmptyTitleForNone() throws {
    let text = storyboard(
      """
      <viewController id="a" title="" sceneMemberID="viewController">
        <tabBarItem key="tabBarItem" systemItem="more" title="" id="t"/>
      </viewController>
      """)
    #expect(try title(text) == nil)
  }

  @Test func readsTitlesThatAreElements() throws {
    let text = storyboard(
      controller(
        "<navigationItem key=\"navigationItem\"><string key=\"title\">Two\nlines &amp; more</string></navigationItem>"))
    #expect(try title(text) == "Two\nlines & more")
    let own = storyboard(controller("<string key=\"title\"><![CDATA[<Own>]]></string>"))
    #expect(try title(own) == "<Own>")
  }

  @Test func ignoresTitlesOfOtherThingsBelow() throws {
    let text = storyboard(
      controller(
        """
        <view key="view"><subviews><button id="b"><state key="normal" title="Buy"/></button>
        <navigationBar><items><navigationItem title="Drawn" id="n"/></items></navigationBar></subviews></view>
        <navigationItem key="navigationItem" id="m"><barButtonItem key="rightBarButtonItem" title="Add" id="c"/>
        </navigationItem>
        """))
    #expect(try title(text) == nil)
  }

  @Test func resolvesReferences() throws {
    let text = storyboard("<viewController id=\"a\" title=\"&lt;A&gt; &quot;&apos; &#233;&#x1F6D2;\"/>")
    #expect(try title(text) == "<A> \"' é🛒")
  }

  private func title(_ text: String) throws -> String? { try #require(try readStoryboard(text).scenes.first).title }
}
