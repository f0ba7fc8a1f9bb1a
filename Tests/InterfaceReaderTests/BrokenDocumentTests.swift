import Facts
import InterfaceReader
import NavigationModel
import Testing

@Suite struct BrokenDocumentTests {
  @Test func keepsWhatStandsBeforeTheBreak() throws {
    let whole = storyboard(
      controller("<connections><segue destination=\"b\" kind=\"show\" id=\"s\"/></connections>"),
      controller("<view/>", id: "two"))
    let end = try #require(whole.firstRange(of: "<view/>")).lowerBound
    let file = readInterface(Array(whole[..<end].utf8), path: "Main.storyboard")
    let scenes = try interface(file).scenes
    #expect(scenes.map(\.objectID) == ["one", "two"])
    #expect(scenes.map(\.segues.count) == [1, 0])
    #expect(file.problems.map(\.losesInput) == [true])
    #expect(file.problems.map(\.place.line) == [5])
  }

  @Test(arguments: [
    ("<document><scenes></document>", "1:19: '</document>' closes 'scenes' of line 1"),
    ("<document>\n</document><more/>", "2:12: 'more' stands after the root element"),
    ("<document/>\ntext", "1:12: text after the root element"),
    ("</document>", "1:1: '</document>' closes nothing"),
    ("<document", "1:10: the document ends inside the tag of 'document'"),
    ("<document a", "1:12: attribute 'a' has no value"),
    ("<document a=1/>", "1:13: the value of 'a' is not in quotes"),
    ("<document a='1", "1:15: the document ends inside the value of 'a'"),
    ("<document a='1'b='2'/>", "1:16: the tag of 'document' is malformed here"),
    ("<document a='1' a='2'/>", "1:17: attribute 'a' stands twice in the tag of 'document'"),
    ("<document a='<'/>", "1:14: '<' is not allowed in the value of 'a'"),
    ("<document a='&'/>", "1:14: '&' begins no reference; write '&amp;'"),
    ("<document>&nbsp;</document>", "1:11: unknown reference '&nbsp;'"),
    ("<document>&#0;</document>", "1:11: unknown reference '&#0;'"),
    ("<document>&#+65;</document>", "1:11: unknown reference '&#+65;'"),
    ("<document>\0</document>", "1:11: control character 0 is not allowed in XML"),
    ("<document><!-- a -- b --></document>", "1:20: '--' is not allowed inside a comment"),
    ("<document><![CDATA[", "1:20: the document ends inside a CDATA section"),
    ("<document><1/></document>", "1:12: expected the name of an element"),
    ("<document></document x>", "1:22: the end tag of 'document' is malformed here"),
    (" <?xml version='1.0'?><document/>", "1:2: the XML declaration must be the first thing in the document"),
    ("", "1:1: the document has no element"),
    ("<!-- nothing -->\n", "2:1: the document has no element"),
    ("#!/bin/sh", "1:1: this is not an XML document"),
    ("<html/>", "1:1: root element 'html' is not one of Interface Builder's"),
  ])
  func saysWhatIsWrongAndWhere(text: String, expected: String) {
    let problems = readInterface(Array(text.utf8), path: "Main.storyboard").problems
    #expect(problems.map { "\($0.place): \($0.message)" } == ["Main.storyboard:\(expected)"])
    #expect(problems.map(\.losesInput) == [true])
  }

  @Test(arguments: ["", "plain text", "<html></html>", "\0\0\0\0"])
  func hasNoFactsOfWhatIsNoInterface(text: String) {
    guard case .unreadable = readInterface(Array(text.utf8), path: "Main.xib").content else {
      Issue.record("expected no facts")
      return
    }
  }

  @Test(arguments: [
    (
      "<viewController id=\"a\"/><viewController id=\"b\"/>", "a scene has one controller; 'viewController' is left out"
    ),
    ("<viewController/>", "'viewController' has no id; this scene is left out"),
    (
      "<button><connections><segue destination=\"b\" kind=\"show\"/></connections></button>",
      "this scene has no controller; its segues are left out"
    ),
  ])
  func saysWhatOfASceneIsLeftOut(objects: String, message: String) {
    let file = readInterface(Array(storyboard(objects).utf8), path: "Main.storyboard")
    #expect(file.problems.map(\.message) == [message])
  }
}
