import Facts
import InterfaceReader
import NavigationModel
import Testing

@Suite struct SegueTests {
  @Test func readsEveryAttribute() throws {
    let text = storyboard(
      controller(
        """
        <connections>
          <segue destination="two" kind="custom" identifier="zoom" customClass="ZoomSegue" customModule="App"
            modalPresentationStyle="formSheet" destinationCreationSelector="makeDetail:" id="s1"/>
        </connections>
        """))
    let expected = SegueFact(
      kind: "custom", identifier: "zoom", destination: "two", customClass: "ZoomSegue",
      creationSelector: "makeDetail:", modalPresentationStyle: "formSheet", trigger: "viewController",
      place: try place(of: "<segue", in: text, file: "App/Main.storyboard"))
    #expect(try segues(text) == [expected])
  }

  @Test(arguments: [
    "show", "push", "presentation", "modal", "popoverPresentation", "popover", "showDetail", "replace", "embed",
  ])
  func keepsTheKindAsWritten(kind: String) throws {
    let text = storyboard(controller("<connections><segue destination=\"b\" kind=\"\(kind)\" id=\"s\"/></connections>"))
    #expect(try segues(text).map(\.kind) == [kind])
  }

  @Test func keepsRelationshipsInOrder() throws {
    let text = storyboard(
      """
      <tabBarController id="tabs" sceneMemberID="viewController"><connections>
        <segue destination="b" kind="relationship" relationship="viewControllers" id="s1"/>
        <segue destination="a" kind="relationship" relationship="viewControllers" id="s2"/>
      </connections></tabBarController>
      """)
    #expect(try segues(text).map(\.destination) == ["b", "a"])
    #expect(try segues(text).map(\.relationship) == ["viewControllers", "viewControllers"])
  }

  @Test(arguments: ["tableViewCell", "button", "containerView", "collectionViewCell"])
  func belongToTheControllerAboveTheirTrigger(trigger: String) throws {
    let text = storyboard(
      controller(
        """
        <view key="view"><subviews><stackView><subviews><\(trigger) id="t"><connections>
        <segue destination="b" kind="show" id="s"/></connections></\(trigger)></subviews></stackView></subviews></view>
        """))
    #expect(try segues(text).map(\.trigger) == [trigger])
  }

  @Test func belongToTheSceneOfTheirGestureRecogniser() throws {
    let recogniser = """
      <tapGestureRecognizer id="t"><connections><segue destination="b" kind="show" id="s"/></connections>
      </tapGestureRecognizer>
      """
    let before = try segues(storyboard(recogniser + controller("")))
    let after = try segues(storyboard(controller("") + recogniser))
    #expect(before.map(\.trigger) == ["tapGestureRecognizer"])
    #expect(after.map(\.destination) == ["b"])
  }

  @Test func readUnwindActions() throws {
    let text = storyboard(
      controller(
        """
        <connections><segue destination="x" kind="unwind" unwindAction="doneWithSegue:" id="s"/></connections>
        """) + "<exit id=\"x\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>")
    let scene = try #require(try readStoryboard(text).scenes.first)
    #expect(scene.segues.map(\.unwindAction) == ["doneWithSegue:"])
    #expect(scene.segues.map(\.destination) == [scene.exitID])
  }

  @Test(arguments: ["popoverAnchorView", "popoverAnchorBarButtonItem"])
  func readPopoverAnchors(attribute: String) throws {
    let segue = "<segue destination=\"b\" kind=\"popoverPresentation\" \(attribute)=\"bar\" id=\"s\"/>"
    #expect(try segues(storyboard(controller("<connections>\(segue)</connections>"))).map(\.popoverAnchor) == ["bar"])
  }

  private func segues(_ text: String) throws -> [SegueFact] {
    try #require(try readStoryboard(text).scenes.first).segues
  }
}
