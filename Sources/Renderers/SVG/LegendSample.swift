import Diagrams
import Findings
import NavigationModel

/// The drawn half of a legend entry: the sign itself, on a field of 48 by 20.
struct LegendSample {
  let sign: Legend.Sign
  let origin: Point

  var elements: [Element] {
    switch sign {
    case .pin(let kind): pin(kind)
    case .card(let shape): card(shape)
    case .frame(let container): frame(container)
    case .arrow(let kind): [arrow(kind.style)]
    case .bundle: [arrow(Arrow.Meaning.bundle(leadsOn: true).style)]
    case .waysToSheets: wayToSheet
    case .jump: jump
    case .stub: stub("violet", .back)
    case .wayOff: stub("teal", .out)
    case .stackOfOne: stackOfOne
    case .landmark(let kind): landmark(kind)
    case .wayBack(let way): wayBack(way)
    case .alertOnCard: stub("orange", .alert)
    case .gate: [Icon.lock.element(at: Point(x: origin.x + 16, y: origin.y + 1), tone: "ink")]
    case .inferred: [arrow(ArrowStyle.neutral, isInferred: true)]
    case .badge(let severity): [BadgeDrawing(badge: Badge(one: severity), center: middle).element]
    }
  }

  private var middle: Point { Point(x: origin.x + 24, y: origin.y + 10) }

  private func pin(_ kind: Entry.Kind) -> [Element] {
    [
      Shapes.rect("f-ink", Rect(x: origin.x + 8, y: origin.y, width: 32, height: 20), radius: 10),
      Icon.of(kind).element(at: Point(x: origin.x + 17, y: origin.y + 3), tone: "paper", scale: 0.88),
    ]
  }

  private func card(_ shape: Card.Shape) -> [Element] {
    let box = Rect(x: origin.x + 10, y: origin.y, width: 28, height: 20)
    if case .container(let container) = shape {
      return [
        Shapes.rect("plate edge", box, radius: 6),
        Icon.of(container).element(at: Point(x: origin.x + 17, y: origin.y + 3), tone: "green", scale: 0.88),
      ]
    }
    return CardDrawing.outline(of: shape, box: box, rounding: 0.5)
  }

  private var stackOfOne: [Element] {
    let box = Rect(x: origin.x + 10, y: origin.y + 4, width: 28, height: 16)
    return CardDrawing.edges(behind: box, inset: 6) + CardDrawing.outline(of: .screen, box: box, rounding: 0.5)
  }

  private func landmark(_ kind: Landmark.Kind) -> [Element] {
    let box = Rect(x: origin.x + 10, y: origin.y, width: 28, height: 20)
    let bar = Shapes.path("f-ink", PathData(roundedTop: box.insetBy(0.6), height: 13, radius: 5))
    return CardDrawing.outline(of: .screen, box: box, rounding: 0.5)
      + [bar, Icon.of(kind).element(at: Point(x: origin.x + 19, y: origin.y + 1.5), tone: "paper", scale: 0.68)]
  }

  private func wayBack(_ way: WayBack) -> [Element] {
    let box = Rect(x: origin.x + 10, y: origin.y, width: 28, height: 20)
    let bar = Shapes.path("bar", PathData(roundedTop: box.insetBy(0.6), height: 13, radius: 5))
    let sign =
      switch way {
      case .backButton: Icon.chevron.element(at: Point(x: origin.x + 13, y: origin.y + 2), tone: "blue", scale: 0.65)
      case .pullDown: CardDrawing.grip(at: Point(x: origin.x + 24, y: origin.y + 4.5), tone: "blue")
      }
    return CardDrawing.outline(of: .screen, box: box, rounding: 0.5) + [bar, sign]
  }

  private func frame(_ container: Node.Container) -> [Element] {
    let box = Rect(x: origin.x + 2, y: origin.y - 1, width: 44, height: 22)
    let frame = Shapes.rect("frame edge", box, radius: 6).with("stroke-width", 1.5)
    return [
      container == .custom ? frame.with("stroke-dasharray", "7 4") : frame,
      Icon.of(container).element(at: Point(x: origin.x + 17, y: origin.y + 3), tone: "green", scale: 0.88),
    ]
  }

  private func arrow(_ style: ArrowStyle, isInferred: Bool = false) -> Element {
    let points = [0.0, 12, 24, 36].map { Point(x: origin.x + 2 + $0, y: origin.y + 10) }
    let line = PlacedDiagram.Line(curve: points, tip: Point(x: origin.x + 47, y: origin.y + 10))
    return ArrowDrawing(style: style, line: line, title: [], isInferred: isInferred).element
  }

  private var jump: [Element] {
    let box = Rect(x: origin.x + 4, y: origin.y + 2, width: 40, height: 16)
    let arrow = StubDrawing.smallArrow(ArrowStyle.neutral, from: Point(x: origin.x + 14, y: origin.y + 10))
    return [Shapes.rect("card s-ink", box, radius: 4)] + arrow
  }

  private var wayToSheet: [Element] {
    let box = Rect(x: origin.x + 4, y: origin.y + 2, width: 40, height: 16)
    let arrow = StubDrawing.smallArrow(ArrowStyle.neutral, from: Point(x: origin.x + 14, y: origin.y + 10))
    return [Shapes.rect("bar s-ink", box, radius: 4)] + arrow
  }

  private func stub(_ tone: String, _ icon: Icon) -> [Element] {
    [
      Shapes.rect(
        "card s-\(tone)", Rect(x: origin.x + 10, y: origin.y + 2, width: 28, height: 16), radius: 8),
      icon.element(at: Point(x: origin.x + 18, y: origin.y + 4.5), tone: tone, scale: 0.7),
    ]
  }
}
