import Diagrams
import NavigationModel
import SampleModels
import Testing

@Suite struct PinTests {
  @Test func drawsOneLinkThatArrivesInTwoWaysAsOnePin() throws {
    let entries = [Entry.Kind.universalLink, .launch].map { kind in
      Entry(kind: kind, name: "OrderLink", to: NodeID("Order"), source: place())
    }
    let diagram = try Diagram(of: Model(nodes: [screen("Order")], entries: entries))
    #expect(diagram.pins.map(\.kinds) == [[.launch, .universalLink]])
    #expect(diagram.pins.map(\.entries) == [[0, 1]])
    #expect(diagram.pins.map(\.subtitle) == ["launch, universal link"])
    #expect(diagram.arrows.count == 1)
  }

  @Test func keepsLinksToDifferentScreensApart() throws {
    let entries = ["A", "B"].map { Entry(kind: .deepLink, name: "Link", to: NodeID($0), source: place()) }
    #expect(try Diagram(of: Model(nodes: [screen("A"), screen("B")], entries: entries)).pins.count == 2)
  }

  @Test(arguments: [(4, 8), (5, 5)])
  func drawsOnePinForEachScreenWherePinsAreMany(screens: Int, pins: Int) throws {
    let names = (0..<screens).map { "Screen\($0)" }
    let entries = names.flatMap { name in
      [Entry.Kind.deepLink, .universalLink].map { kind in
        Entry(kind: kind, name: kind.rawValue, to: NodeID(name), source: place())
      }
    }
    let diagram = try Diagram(of: Model(nodes: names.map { screen($0) }, entries: entries))
    #expect(diagram.pins.count == pins)
    #expect(diagram.pins.flatMap(\.entries).sorted() == Array(entries.indices))
  }

  @Test func keepsLaunchesApartFromLinksWherePinsAreMany() throws {
    let names = (0..<9).map { "Screen\($0)" }
    let links = names.map { Entry(kind: .deepLink, name: "Link", to: NodeID($0), source: place()) }
    let launch = Entry(kind: .launch, name: "Scene", to: NodeID("Screen0"), source: place())
    let diagram = try Diagram(of: Model(nodes: names.map { screen($0) }, entries: links + [launch]))
    #expect(diagram.pins.count == 10)
  }
}
