import Diagrams
import Foundation
import Renderers
import SampleModels
import TestSupport
import Testing

@Suite struct FilmStripTests {
  @Test func namesWhatHappensForThoseWhoCannotSeeIt() {
    let svg = FilmStripPicture.text(of: strip())
    #expect(svg.contains("role=\"img\" aria-labelledby=\"navgraph-title navgraph-description\""))
    #expect(svg.contains("<title id=\"navgraph-title\">Shop.order</title>"))
    #expect(svg.contains("Before: Tab&lt;0&gt;[Nav[Home], Bag]"))
    #expect(svg.contains(">From Tab&lt;0&gt;[Nav[Home], Bag]: ok, then fails (generic), on screen is"))
    #expect(svg.contains("<title>Order(7)&#10;seen by the user&#10;new</title>"))
  }

  @Test func drawsEveryScreenInFront() throws {
    let svg = FilmStripPicture.text(of: strip())
    // What lies in the tab behind is only named in the bar.
    #expect(svg.components(separatedBy: "<g class=\"film-card\">").count - 1 == 1 + 2 + 3)
    #expect(svg.components(separatedBy: "<g class=\"film-tab-item\">").count - 1 == 3 * 2)
    #expect(svg.components(separatedBy: "<g class=\"film-presents\">").count - 1 == 1)
    _ = try ElementCollector.elements(of: svg)
  }

  @Test(arguments: nastyNames.map(LongText.init))
  func writesWellFormedXMLForAnyName(text: LongText) throws {
    let name = text.text
    let screens = FilmScreen.Kind.allCases.map { kind in
      FilmScreen(
        name: name, payload: name, kind: kind, children: [FilmScreen(name: name)], above: [FilmScreen(name: name)],
        notation: name)
    }
    let moves = screens.map { screen in
      FilmStrip.Move(title: name, ending: name, succeeded: false, lines: [name, name], screen: screen)
    }
    let elements = try ElementCollector.elements(
      of: FilmStripPicture.text(of: FilmStrip(title: name, start: screens[0], moves: moves)))
    #expect(!elements.contains("script"))
  }

  @Test func drawsAWindowWithNothingInIt() throws {
    let empty = FilmScreen(name: "Tab", kind: .tab, selected: 7)
    _ = try ElementCollector.elements(of: FilmStripPicture.text(of: FilmStrip(title: "", start: empty, moves: [])))
  }

  @Test func marksWhatTheUserSees() {
    let inner = FilmScreen(name: "Home", above: [FilmScreen(name: "Help")])
    let tab = FilmScreen(
      name: "Tab", kind: .tab, selected: 1,
      children: [FilmScreen(name: "Bag"), FilmScreen(name: "Nav", kind: .navigation, children: [inner])])
    let marked = tab.markingWhatIsSeen
    #expect(!marked.children[0].isSeen)
    #expect(!marked.children[1].children[0].isSeen)
    #expect(marked.children[1].children[0].above[0].isSeen)
  }

  @Test func marksTheLastOfManyAsNew() {
    let one = FilmScreen(name: "Nav", kind: .navigation, children: [FilmScreen(name: "Trip", payload: "1")])
    var two = one
    two.children.append(FilmScreen(name: "Trip", payload: "1"))
    let marked = two.markingWhatIsNew(since: one)
    #expect(!marked.isNew)
    #expect(marked.children.map(\.isNew) == [false, true])
  }

  @Test(arguments: FilmStripFormat.all.map(\.fileExtension))
  func keepsToItsGolden(fileExtension: String) throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "FilmStrip.\(fileExtension)")
    let format = try #require(FilmStripFormat.all.first { $0.fileExtension == fileExtension })
    let text = try format.text(strip())
    if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" { try Data(text.utf8).write(to: url) }
    #expect(try String(contentsOf: url, encoding: .utf8) == text, "run with UPDATE_GOLDENS=1 if that is meant")
  }

  /// A name that ended a label or began a line would change how many there are.
  @Test(arguments: nastyNames.map(LongText.init), ["dot", "mermaid"])
  func keepsItsLinesForAnyName(text: LongText, name: String) throws {
    let format = try #require(FilmStripFormat.all.first { $0.name == name })
    #expect(try Self.quotes(format.text(named(text.text))) == Self.quotes(format.text(named("Home"))))
  }

  @Test func saysThatMermaidDrawsNoStripOfThatLength() throws {
    var long = strip()
    for _ in 0..<300 { long.moves += strip().moves }
    #expect(throws: MermaidError.isTooLong) { try FilmStripFormat.all.first { $0.name == "mermaid" }?.text(long) }
  }

  @Test func countsTheLinesThatItLeavesOut() {
    let lines = (1...40).map { "line \($0)" }
    let screen = FilmScreen(name: "Home")
    let move = FilmStrip.Move(title: "Help", ending: "ok", succeeded: true, lines: lines, screen: screen)
    #expect(move.captionLines.count == 14)
    #expect(move.captionLines.last == "… 29 more lines")
  }

  /// The quotes of every line that no backslash takes the meaning from.
  private static func quotes(_ text: String) -> [Int] {
    text.split(separator: "\n").map { line in
      line.replacing("\\\\", with: "").replacing("\\\"", with: "").count { $0 == "\"" }
    }
  }

  private func named(_ name: String) -> FilmStrip {
    let inner = FilmScreen(name: name, payload: name, above: [FilmScreen(name: name)])
    let screen = FilmScreen(name: name, kind: .tab, children: [inner], notation: name)
    let move = FilmStrip.Move(title: name, ending: name, succeeded: false, lines: [name], screen: screen)
    return FilmStrip(title: name, start: screen, moves: [move])
  }
}

/// An order that is opened from another tab, with a sheet above it.
private func strip() -> FilmStrip {
  let home = FilmScreen(name: "Nav", kind: .navigation, children: [FilmScreen(name: "HomeViewController")])
  let start = FilmScreen(
    name: "Tab", kind: .tab, children: [home, FilmScreen(name: "Bag")], notation: "Tab<0>[Nav[Home], Bag]")
  var end = start
  end.children[0].children.append(FilmScreen(name: "Order", payload: "7"))
  var sheet = end
  sheet.above = [FilmScreen(name: "Help")]
  end.notation = "Tab<0>[Nav[Home, Order(7)], Bag]"
  sheet.notation = "Tab<0>[Nav[Home, Order(7)], Bag] ^ Help"
  return FilmStrip(
    title: "Shop.order", start: start.markingWhatIsSeen,
    moves: [
      FilmStrip.Move(
        title: "Shop.order with 7", ending: "ok", succeeded: true,
        lines: [
          "Navigate to Shop.order", "ClassFinder<Home> found Home in a stack that is in front of everything else",
        ],
        screen: end.markingWhatIsNew(since: start).markingWhatIsSeen),
      FilmStrip.Move(
        title: "Shop.help", ending: "fails (generic)", succeeded: false, lines: [],
        screen: sheet.markingWhatIsNew(since: end).markingWhatIsSeen),
    ])
}
