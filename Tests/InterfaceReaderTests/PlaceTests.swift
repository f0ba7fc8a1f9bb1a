import Facts
import InterfaceReader
import NavigationModel
import Testing

@Suite struct PlaceTests {
  @Test(arguments: ["\n", "\r\n", "\r"])
  func pointsAtTheStartOfATagThatSpansLines(newline: String) throws {
    let lines = [
      "<?xml version='1.0'?>", "<document>", "<!-- é 🛒 >", "<viewController> -->", "<scenes><scene>", "  <objects>",
      "\t<!-- é --><viewController", "    title = 'a > b'", "    id='a'/>", "</objects></scene></scenes></document>",
    ]
    let facts = try readStoryboard(lines.joined(separator: newline))
    let column = "\t<!-- é -->".utf8.count + 1
    #expect(facts.scenes.map(\.place) == [SourcePlace(file: "App/Main.storyboard", line: 7, column: column)])
  }

  @Test func ignoresTagsInCharacterData() throws {
    let text = storyboard(controller("<string key=\"x\"><![CDATA[<segue destination=\"b\"/>]]></string>"))
    #expect(try readStoryboard(text).scenes.map(\.segues) == [[]])
  }

  @Test func namesTheSecondOfTwoScenesWithOneID() throws {
    let text = storyboard(controller("", id: "same"), controller("<!--2-->", id: "same"))
    let file = readInterface(Array(text.utf8), path: "Main.storyboard")
    #expect(try interface(file).scenes.count == 1)
    let problem = try #require(file.problems.first)
    #expect(problem.losesInput)
    #expect(problem.place.line == 5)
    #expect(problem.message == "object id 'same' is taken by an earlier scene; this scene is left out")
  }
}
