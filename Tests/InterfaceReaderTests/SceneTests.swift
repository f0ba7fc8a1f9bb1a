import Facts
import InterfaceReader
import Testing

@Suite struct SceneTests {
  @Test func readsWhatTheDocumentSaysOfItself() throws {
    let text = """
      <document targetRuntime="iOS.CocoaTouch" initialViewController="abc" launchScreen="YES"><scenes/></document>
      """
    let facts = try readStoryboard(text, path: "App/Base.lproj/Launch Screen.storyboard")
    #expect(facts.kind == .storyboard)
    #expect(facts.name == "Launch Screen")
    #expect(facts.initialObjectID == "abc")
    #expect(facts.isLaunchScreen)
    #expect(facts.runtime == "iOS.CocoaTouch")
    #expect(facts.scenes.isEmpty)
  }

  @Test func readsTheController() throws {
    let text = storyboard(
      """
      <tableViewController id="a1" customClass="ItemList" customModule="Shop" customModuleProvider="target"
        storyboardIdentifier="items" title="Items" modalPresentationStyle="fullScreen" sceneMemberID="viewController"/>
      <placeholder placeholderIdentifier="IBFirstResponder" id="a2" sceneMemberID="firstResponder"/>
      <exit id="a3" userLabel="Exit" sceneMemberID="exit"/>
      """)
    let scene = try #require(try readStoryboard(text).scenes.first)
    let expected = SceneFact(
      objectID: "a1", element: "tableViewController", customClass: "ItemList", customModule: "Shop",
      storyboardIdentifier: "items", title: "Items", modalPresentationStyle: "fullScreen", exitID: "a3",
      place: try place(of: "<tableViewController", in: text, file: "App/Main.storyboard"))
    #expect(scene == expected)
  }

  @Test(arguments: [
    "avPlayerViewController", "collectionViewController", "glkViewController", "hostingController",
    "navigationController", "pageViewController", "splitViewController", "tabBarController", "tableViewController",
    "viewController",
  ])
  func knowsControllersWithoutTheirMark(element: String) throws {
    let scenes = try readStoryboard(storyboard("<\(element) id=\"a\"/>")).scenes
    #expect(scenes.map(\.element) == [element])
    #expect(scenes.map(\.reference) == [nil])
  }

  @Test func takesAnUnknownControllerByItsMark() throws {
    let text = storyboard("<view id=\"v\"/><visionController id=\"a\" sceneMemberID=\"viewController\"/>")
    #expect(try readStoryboard(text).scenes.map(\.element) == ["visionController"])
  }

  @Test func readsStoryboardReferences() throws {
    let text = storyboard(
      """
      <viewControllerPlaceholder storyboardName="Settings" referencedIdentifier="about" bundleIdentifier="org.kit"
        id="a" sceneMemberID="viewController"/>
      """,
      "<viewControllerPlaceholder storyboardName=\"Settings\" id=\"b\" sceneMemberID=\"viewController\"/>")
    let references = try readStoryboard(text).scenes.map(\.reference)
    #expect(
      references == [
        StoryboardReferenceFact(storyboard: "Settings", identifier: "about", bundleIdentifier: "org.kit"),
        StoryboardReferenceFact(storyboard: "Settings", identifier: nil),
      ])
  }

  @Test func leavesOutASceneWithoutController() throws {
    let file = readInterface(Array(storyboard("<customObject id=\"a\"/>").utf8), path: "Main.storyboard")
    #expect(try interface(file).scenes.isEmpty)
    #expect(file.problems.isEmpty)
  }
}
