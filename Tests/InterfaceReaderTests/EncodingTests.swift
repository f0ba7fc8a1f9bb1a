import Facts
import InterfaceReader
import Testing

@Suite struct EncodingTests {
  private let text = """
    <document>
    <scenes><scene><objects><viewController id="a" title="Café 🛒"/></objects></scene></scenes></document>
    """

  @Test func readsUTF8WithByteOrderMark() throws {
    try expectTheScene([0xEF, 0xBB, 0xBF] + Array(text.utf8))
  }

  @Test(arguments: [true, false], [true, false])
  func readsUTF16(lowByteFirst: Bool, hasMark: Bool) throws {
    let units = (hasMark ? [0xFEFF] : []) + Array(text.utf16)
    try expectTheScene(
      units.flatMap { unit in
        let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return lowByteFirst ? bytes.reversed() : bytes
      })
  }

  @Test func readsDeclaredLatin1() throws {
    let declaration = "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>"
    let start = "<document><scenes><scene><objects><viewController id=\"a\" title=\"Caf"
    let end = "\"/></objects></scene></scenes></document>"
    let file = readInterface(Array((declaration + start).utf8) + [0xE9] + Array(end.utf8), path: "Main.storyboard")
    #expect(try interface(file).scenes.map(\.title) == ["Café"])
    #expect(file.problems.isEmpty)
  }

  @Test func replacesBytesThatAreNoText() throws {
    let broken = Array(text.utf8).map { $0 == 0xC3 ? 0xFF : $0 }
    let file = readInterface(broken, path: "Main.storyboard")
    #expect(try interface(file).scenes.map(\.objectID) == ["a"])
    let problem = try #require(file.problems.first)
    #expect(problem.losesInput)
    let expected = try place(of: "é", in: text, file: "Main.storyboard")
    #expect(problem.place == expected)
  }

  @Test func replacesHalfACharacterOfUTF16() throws {
    let units = Array(text.utf16).filter { $0 != 0xD83D }
    let file = readInterface(units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }, path: "Main.storyboard")
    #expect(try interface(file).scenes.map(\.title) == ["Café \u{FFFD}"])
    #expect(file.problems.map(\.losesInput) == [true])
  }

  private func expectTheScene(_ bytes: [UInt8]) throws {
    let file = readInterface(bytes, path: "Main.storyboard")
    let scene = try #require(try interface(file).scenes.first)
    #expect(scene.title == "Café 🛒")
    let expected = try place(of: "<viewController", in: text, file: "Main.storyboard")
    #expect(scene.place == expected)
    #expect(file.problems.isEmpty)
  }
}
