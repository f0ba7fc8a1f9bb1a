import Diagrams
import Foundation
import NavigationModel
import SampleModels
import Testing

@testable import Renderers

/// What somebody is told who hears the picture.
@Suite struct SpokenPictureTests {
  private let svg: String

  init() throws { svg = SVGRenderer.text(of: try Diagram(of: shop, options: DiagramOptions(title: "Shop")).onAGrid()) }

  @Test func givesEachCardPinAndArrowAName() throws {
    let diagram = try Diagram(of: shop)
    for (part, count) in [("card", diagram.cards.count), ("pin", diagram.pins.count), ("arrow", diagram.arrows.count)] {
      let drawn = svg.split(separator: "\n").filter { $0.contains(" data-\(part)=\"") }
      #expect(drawn.count == count)
      #expect(drawn.allSatisfy { $0.contains("role=\"img\" aria-label=\"") }, "\(part)")
    }
    #expect(svg.contains("aria-label=\"Checkout, screen\""))
    #expect(svg.contains("aria-label=\"push from Cart to Checkout, behind LoginInterceptor\""))
    #expect(svg.contains("aria-label=\"entry launch, launch, leads to Tabs\""))
  }

  @Test func tellsOfEntriesThenOfScreensThenOfTransitions() throws {
    let order = "aria-owns=\"navgraph-entries navgraph-screens navgraph-transitions\""
    #expect(svg.contains(order))
    for chapter in ["entries", "screens", "transitions"] {
      #expect(svg.contains("<g id=\"navgraph-\(chapter)\" role=\"group\" aria-label=\""))
    }
  }

  @Test func tellsOfTheScreensNearestToLaunchFirst() throws {
    let ids = ["Far", "Lost", "Near", "First"]
    let model = Model(
      nodes: ids.map { screen($0) },
      transitions: [transition("First", "Near", .push), transition("Near", "Far", .present)],
      entries: [entry(.launch, to: "First"), entry(.widget, to: "Far")])
    let diagram = try Diagram(of: model)
    #expect(diagram.readingOrder().map { diagram.cards[$0].title } == ["First", "Near", "Far", "Lost"])
    let svg = SVGRenderer.text(of: diagram.onAGrid())
    let places = ["First", "Near", "Far", "Lost"].compactMap {
      svg.range(of: "aria-label=\"\($0), screen\"")?.lowerBound
    }
    #expect(places.count == 4 && places == places.sorted())
  }

  @Test func saysInWordsWhereACardLeads() throws {
    #expect(svg.contains("leads to Checkout by push, behind LoginInterceptor</desc>"))
    #expect(svg.contains("in Cart Stack"))
  }

  @Test func keepsTextFromTheRightOnItsSide() throws {
    let model = Model(nodes: [screen("Hello", title: "مرحبا ×2"), screen("Plain", title: "Plain ×2")])
    let svg = SVGRenderer.text(of: try Diagram(of: model).onAGrid())
    #expect(svg.contains(">\u{2068}مرحبا ×2\u{2069}</text>") && svg.contains(">Plain ×2</text>"))
  }

  @Test func isLightOnPaperWhateverTheScreenIs() {
    #expect(StyleSheet.text.contains("@media screen and (prefers-color-scheme: dark)"))
  }
}
