import Diagrams
import Findings
import Foundation
import NavigationModel
import Renderers
import SampleModels
import TestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct SVGTests {
  @Test(arguments: nastyNames.map(LongText.init))
  func writesWellFormedXMLForAnyName(text: LongText) throws {
    let name = text.text
    let finding = Finding(
      rule: RuleID(name), severity: .error, place: .wholeApp, message: name, nodes: [NodeID(name)])
    let diagram = try Diagram(of: model(named: name), findings: [finding], options: DiagramOptions(title: name))
    let elements = try ElementCollector.elements(of: SVGRenderer.text(of: diagram.onAGrid()))
    #expect(!elements.contains("script") && !elements.contains("a"))
  }

  @Test(arguments: 0..<40)
  func drawsAGroupForEachPart(seed: Int) throws {
    let diagram = try Diagram(of: Model.random(nodes: seed, seed: UInt64(seed)))
    let svg = SVGRenderer.text(of: diagram.onAGrid())
    #expect(svg.components(separatedBy: "<g class=\"card-").count - 1 == diagram.cards.count)
    #expect(svg.components(separatedBy: "<g class=\"pin-").count - 1 == diagram.pins.count)
    #expect(svg.components(separatedBy: "<g class=\"frame-").count - 1 == diagram.frames.count)
    let stubs = diagram.cards.flatMap(\.stubs)
    #expect(svg.components(separatedBy: "<g class=\"stub\"").count - 1 == stubs.count { $0.target == nil })
    #expect(svg.components(separatedBy: "<g class=\"jump\"").count - 1 == stubs.count { $0.target != nil })
    let legend = Legend(of: diagram.onAGrid()).signs.count { sign in
      if case .arrow = sign { return true }
      return sign == .inferred
    }
    #expect(svg.components(separatedBy: "<g class=\"arrow\"").count - 1 == diagram.arrows.count + legend)
  }

  @Test func namesThePictureForThoseWhoCannotSeeIt() throws {
    let svg = SVGRenderer.text(of: try Diagram(of: shop, options: DiagramOptions(title: "Shop")).onAGrid())
    let root = "role=\"graphics-document document\" aria-labelledby=\"navgraph-title\""
    #expect(svg.contains(root + " aria-describedby=\"navgraph-description\""))
    #expect(svg.contains("<title id=\"navgraph-title\">Shop</title>"))
    #expect(svg.contains("7 screens and containers, 12 transitions, 2 entries."))
  }

  @Test func linksACardToItsSource() throws {
    var node = screen("Home")
    node.source = SourcePlace(file: "Home.swift", line: 7, column: 1)
    let link = SourceLink(base: "https://example.org")
    let diagram = try Diagram(of: Model(nodes: [node]), options: DiagramOptions(sourceLink: link))
    #expect(SVGRenderer.text(of: diagram.onAGrid()).contains("<a href=\"https://example.org/Home.swift#L7\">"))
  }

  @Test func writesTheSameBytesTwice() throws {
    let placed = try Diagram(of: shop).onAGrid()
    #expect(SVGRenderer.text(of: placed) == SVGRenderer.text(of: placed))
  }

  @Test func writesNoNumberInAnotherNotation() throws {
    var placed = try Diagram(of: shop).onAGrid()
    placed.cards[0] = Rect(x: 1e-7, y: -0.001, width: 123_456.789, height: 1.0 / 3)
    let svg = SVGRenderer.text(of: placed)
    #expect(svg.contains("x=\"0\" y=\"0\" width=\"123456.79\" height=\"0.33\""))
  }

  @Test func drawsTheEmptyModel() throws {
    _ = try ElementCollector.elements(of: SVGRenderer.text(of: Diagram(of: Model()).onAGrid()))
  }
}
