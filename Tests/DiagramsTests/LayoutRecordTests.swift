import Diagrams
import NavigationModel
import SampleModels
import Testing

@Suite struct LayoutRecordTests {
  private static let text = """
    navgraph-layout/1
    s Shop%20%26%20more
    c g2Ek5EwyRgvF Tabs
    c w7Fg0PwhXw1N a%3Cb%3E%3B%0A%22 A
    f AgkDgkDgkuCy06B
    p g1hDgkDg0Pw0G %
    a DCCginB43Kg6Hw3Cg1hDw4Jh9Dw+BhljBAxgpBw+BpGw+B
    a CAAg1hDw4Jh9Dw+BhljBAxgpBw+BplSzuO
    """

  @Test func isReadAsItIsWritten() throws {
    let record = try LayoutRecord(text: Self.text)
    #expect(record.text == Self.text)
    #expect(record.part == "Shop & more")
    #expect(record.cards.map(\.node.rawValue) == ["Tabs", "a<b>;\n\""])
    #expect(record.cards.map(\.holder?.rawValue) == [nil, "Tabs"])
    #expect(record.cards[0].box == Rect(x: 24, y: 24.5, width: 90, height: 28))
    #expect(record.frames == [NodeID("Tabs"): Rect(x: 16, y: 16, width: 400, height: 300.25)])
    #expect(record.pins.map(\.title) == [""])
    #expect(record.arrows.map(\.from) == [.pin(0), .card(1)])
    let curve = [Point(x: 500, y: 50), Point(x: 480, y: 60), Point(x: 300, y: 60), Point(x: 90, y: 70)]
    let label = Rect(x: 200, y: 55, width: 40, height: 14)
    #expect(record.arrows[0].line == .init(curve: curve, tip: Point(x: 89, y: 80), label: label))
    #expect(record.arrows[1].line == .init(curve: curve, tip: Point(x: -3, y: -4.01)))
  }

  @Test func isReadAfterAnEditorHasBeenAtIt() throws {
    let edited = "\n  " + Self.text.split(separator: "\n").joined(separator: "\r\n  ") + "\n"
    #expect(try LayoutRecord(text: edited) == LayoutRecord(text: Self.text))
  }

  @Test(arguments: nastyNames)
  func keepsAnyName(name: String) throws {
    var record = try LayoutRecord(text: "navgraph-layout/1\nc AAAA x")
    record.cards[0].node = NodeID(name)
    let text = record.text
    #expect(try LayoutRecord(text: text) == record)
    #expect(text.utf8.allSatisfy { $0 == UInt8(ascii: "\n") || (0x20...0x7E).contains($0) })
    #expect(!text.contains { "<>&\"'`$;".contains($0) })
  }

  @Test func saysWhatIsWrong() {
    #expect(throws: LayoutRecordError.unknownFormat) { try LayoutRecord(text: "") }
    #expect(throws: LayoutRecordError.unknownFormat) { try LayoutRecord(text: "navgraph-layout/2\nc A B") }
    let wrong = [
      "c", "c AAAA", "c AAA x", "c A* x", "c gggggggggg x", "f AAAAA x", "p AAAA", "a AAA", "z AAAA", "c AAAA %zz",
    ]
    for line in wrong {
      #expect(throws: LayoutRecordError.unreadableLine(2)) { try LayoutRecord(text: "navgraph-layout/1\n\(line)") }
    }
    // Two cards of one node, a frame of no card, an arrow between none.
    for lines in ["c AAAA x\nc AAAA x", "f CAAAA", "a AAAAAAAAAAAAA", "c AAAA x C"] {
      #expect(throws: LayoutRecordError.contradiction) { try LayoutRecord(text: "navgraph-layout/1\n\(lines)") }
    }
  }
}
