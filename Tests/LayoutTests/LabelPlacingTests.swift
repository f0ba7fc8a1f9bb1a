import Diagrams
import Layout
import NavigationModel
import SampleModels
import Testing

@Suite struct LabelPlacingTests {
  /// How many pairs of a label and a card or another label share an area, in crowded pictures of nonsense.
  @Test func hardlyEverLaysALabelOnAnother() throws {
    var labels: [Rect] = []
    var overlaps = 0
    for seed in 0..<20 {
      let placed = try place(Diagram(of: Model.random(nodes: 20 + 2 * seed, seed: UInt64(seed))), .nested)
      let here = placed.arrows.compactMap(\.label)
      for (index, label) in here.enumerated() {
        overlaps += (placed.cards + placed.pins + here[(index + 1)...]).count(where: label.overlaps)
      }
      labels += here
    }
    #expect(labels.count > 100)
    #expect(overlaps == 0)
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8])
  func coversNoCardWithALabel(seed: UInt64) throws {
    let placed = try place(Diagram(of: Model.random(nodes: 12, seed: seed)), .nested)
    for label in placed.arrows.compactMap(\.label) {
      for box in placed.cards + placed.pins { #expect(!label.overlaps(box)) }
    }
  }

  @Test func cutsALabelToTheRoomBetweenTwoLargeCards() throws {
    var diagram = Diagram(title: "")
    let large = Size(width: 400, height: 900)
    diagram.cards = [0, 1].map { _ in Card(outline: large, frame: nil, ownFrame: nil, heldBy: nil) }
    diagram.arrows = [Arrow(outline: .card(0), to: 1, leadsOn: false, label: Size(width: 90, height: 14))]
    let cards = [0.0, 450].map { Rect(x: $0, y: 0, width: large.width, height: large.height) }
    let curve = [400.0, 415, 430, 440].map { Point(x: $0, y: 450) }
    let placed = PlacedDiagram(
      diagram: diagram, size: Size(width: 850, height: 900), cards: cards, pins: [], frames: [],
      arrows: [.init(curve: curve, tip: Point(x: 450, y: 450))], containments: [nil, nil]
    ).placingLabels()
    let label = try #require(placed.arrows.first?.label)
    #expect(label.width < 50)
    #expect(!cards.contains(where: label.overlaps))
  }

  @Test func laysALabelBesideItsLineAndNotOnIt() throws {
    var diagram = Diagram(title: "")
    let size = Size(width: 100, height: 60)
    diagram.cards = [0, 1].map { _ in Card(outline: size, frame: nil, ownFrame: nil, heldBy: nil) }
    diagram.arrows = [Arrow(outline: .card(0), to: 1, leadsOn: true, label: Size(width: 60, height: 14))]
    let cards = [0.0, 300].map { Rect(x: $0, y: $0, width: size.width, height: size.height) }
    let curve = [0.0, 1, 2, 3].map { Point(x: 100 + 64 * $0, y: 60 + 78 * $0) }
    let placed = PlacedDiagram(
      diagram: diagram, size: Size(width: 400, height: 360), cards: cards, pins: [], frames: [],
      arrows: [
        .init(curve: curve, tip: Point(x: 300, y: 302), label: Rect(x: 166, y: 170, width: 60, height: 14))
      ], containments: [nil, nil]
    ).placingLabels()
    let label = try #require(placed.arrows.first?.label)
    let line = (0...100).map { Point(x: 100 + 1.92 * Double($0), y: 60 + 2.34 * Double($0)) }
    #expect(!line.contains { label.insetBy(1).contains($0) })
    #expect(line.contains { label.insetBy(-16).contains($0) })
  }

  @Test func laysALabelOnItsOwnLineRatherThanOnAnother() throws {
    var diagram = Diagram(title: "")
    let size = Size(width: 40, height: 30)
    diagram.cards = (0..<6).map { _ in Card(outline: size, frame: nil, ownFrame: nil, heldBy: nil) }
    diagram.arrows = (0..<3).map { line in
      let label = Size(width: line == 1 ? 150 : 0, height: line == 1 ? 14 : 0)
      return Arrow(outline: .card(line), to: 3 + line, leadsOn: true, label: label)
    }
    // Three lines down, so near to each other that a label beside one lies on the next.
    let columns = [0.0, 100, 200]
    let cards = [0.0, 300].flatMap { y in columns.map { Rect(x: $0, y: y, width: 40, height: 30) } }
    let lines = columns.map { x in
      PlacedDiagram.Line(
        curve: [30.0, 120, 210, 292].map { Point(x: x + 20, y: $0) }, tip: Point(x: x + 20, y: 300))
    }
    let placed = PlacedDiagram(
      diagram: diagram, size: Size(width: 240, height: 330), cards: cards, pins: [], frames: [], arrows: lines,
      containments: Array(repeating: nil, count: 6)
    ).placingLabels()
    let label = try #require(placed.arrows[1].label)
    #expect(label.x < 120 && label.maxX > 120)
    #expect(label.x > 20 && label.maxX < 220)
    #expect(placed.placingLabels() == placed)
  }

  @Test func keepsLabelsOffTheDotsOfATabBar() throws {
    var diagram = Diagram(title: "")
    let size = Size(width: 150, height: 100)
    diagram.cards = [0, 1].map { _ in Card(outline: size, frame: 0, ownFrame: nil, heldBy: nil) }
    diagram.arrows = [Arrow(outline: .card(0), to: 1, leadsOn: false, label: Size(width: 58, height: 14))]
    let cards = [20.0, 210].map { Rect(x: $0, y: 80, width: size.width, height: size.height) }
    let curve = [170.0, 180, 190, 200].map { Point(x: $0, y: 130) }
    let frame = Rect(x: 0, y: 0, width: 380, height: 200)
    let placed = PlacedDiagram(
      diagram: diagram, size: Size(width: 380, height: 200), cards: cards, pins: [], frames: [frame],
      arrows: [.init(curve: curve, tip: Point(x: 210, y: 130))], containments: [nil, nil]
    ).placingLabels()
    let label = try #require(placed.arrows.first?.label)
    #expect(!label.overlaps(Rect(x: 0, y: 189, width: 380, height: 11)))
    #expect(!cards.contains(where: label.overlaps))
  }

  /// A line that nearly touches a label seems to be its own.
  @Test func keepsLabelsAwayFromOtherLines() throws {
    var diagram = Diagram(title: "")
    let size = Size(width: 60, height: 40)
    diagram.cards = (0..<4).map { _ in Card(outline: size, frame: nil, ownFrame: nil, heldBy: nil) }
    diagram.arrows = [
      Arrow(outline: .card(0), to: 1, leadsOn: false, label: Size(width: 60, height: 14)),
      Arrow(outline: .card(2), to: 3, leadsOn: false, label: nil),
    ]
    let corners = [(0.0, 80.0), (460, 80), (0, 0), (460, 0)]
    let lines = [100.0, 82].map { y in
      PlacedDiagram.Line(
        curve: [60.0, 200, 320, 450].map { Point(x: $0, y: y) }, tip: Point(x: 460, y: y))
    }
    let placed = PlacedDiagram(
      diagram: diagram, size: Size(width: 520, height: 200),
      cards: corners.map { Rect(x: $0.0, y: $0.1, width: size.width, height: size.height) }, pins: [], frames: [],
      arrows: lines, containments: [nil, nil, nil, nil]
    ).placingLabels()
    let label = try #require(placed.arrows.first?.label)
    #expect(label.y >= 102 || label.maxY <= 80)
  }
}
