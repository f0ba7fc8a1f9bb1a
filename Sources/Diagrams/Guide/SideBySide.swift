/// Places the first card of a diagram in the middle, what leads there on its left and the rest on its right.
///
/// Every arrow has a lane of its own beside the neighbour, with its label above; so nothing overlaps or crosses.
struct SideBySide {
  private let diagram: Diagram
  private let sides: [Side]
  private let loops: [Int]
  private let middle: Size

  private static let margin = 20.0
  private static let gap = 18.0
  /// Room in which the lines bend towards the card in the middle.
  private static let bend = 64.0
  private static let headLength = 9.0
  private static let portDistance = 13.0

  /// - Parameter left: how many of the cards after the first belong to the left.
  init(_ diagram: Diagram, left: Int) {
    self.diagram = diagram
    let cards = diagram.cards.indices.dropFirst()
    sides = [
      Side(diagram, pins: Array(diagram.pins.indices), cards: Array(cards.prefix(left))),
      Side(diagram, pins: [], cards: Array(cards.dropFirst(left))),
    ]
    loops = diagram.arrows.indices.filter { diagram.arrows[$0].from == .card(0) && diagram.arrows[$0].to == 0 }
    let ports = sides.map(\.lanes.count).max() ?? 0
    var size = diagram.cards.first?.size ?? Size(width: 0, height: 0)
    size.height = max(size.height, Double(ports + 1) * Self.portDistance)
    middle = size
  }

  var placed: PlacedDiagram {
    let loopRoom = loops.reduce(0) { $0 + diagram.arrows[$1].label.size.height + 22 }
    let tallest = max(middle.height + 2 * loopRoom, sides[0].height, sides[1].height)
    let height = tallest + 2 * Self.margin
    let leftEdge = Self.margin + sides[0].width
    let box = Rect(
      x: leftEdge + sides[0].reach(Self.bend), y: (height - middle.height) / 2, width: middle.width,
      height: middle.height)
    let rightEdge = box.maxX + sides[1].reach(Self.bend)
    var result = PlacedDiagram(
      diagram: diagram, size: Size(width: rightEdge + sides[1].width + Self.margin, height: height),
      cards: diagram.cards.map { _ in box }, pins: diagram.pins.map { _ in box }, frames: [],
      arrows: diagram.arrows.map { _ in PlacedDiagram.Line(curve: [], tip: box.center) },
      containments: diagram.cards.map { _ in nil })
    place(sides[0], edge: leftEdge, direction: 1, middle: box, in: &result)
    place(sides[1], edge: rightEdge, direction: -1, middle: box, in: &result)
    placeLoops(below: box, in: &result)
    result.isRecorded = false
    return result
  }

  /// Puts the boxes of a side below each other, flush with the edge that faces the middle.
  private func place(_ side: Side, edge: Double, direction: Double, middle: Rect, in result: inout PlacedDiagram) {
    var top = (result.size.height - side.height) / 2
    var port = 0
    for item in side.items {
      let box = Rect(
        x: direction > 0 ? edge - item.size.width : edge, y: top + (item.height - item.size.height) / 2,
        width: item.size.width, height: item.size.height)
      switch item.part {
      case .card(let card): result.cards[card] = box
      case .pin(let pin): result.pins[pin] = box
      }
      var lane = top + (item.height - item.lanesHeight) / 2
      for arrow in item.lanes {
        port += 1
        lane += Side.laneHeight(diagram.arrows[arrow])
        let near = Point(x: edge, y: lane - 4)
        let far = Point(
          x: direction > 0 ? middle.x : middle.maxX,
          y: middle.y + middle.height * Double(port) / Double(side.lanes.count + 1))
        let straight = near.x + direction * side.straight
        result.arrows[arrow] = line(arrow, near: near, far: far, straight: straight, direction: direction)
      }
      top += item.height + Self.gap
    }
  }

  /// Straight beside the neighbour, then a bend to the middle.
  private func line(
    _ arrow: Int, near: Point, far: Point, straight: Double, direction: Double
  ) -> PlacedDiagram.Line {
    let pointsAtMiddle = diagram.arrows[arrow].to == 0
    let head = direction * Self.headLength
    let start = pointsAtMiddle ? near : Point(x: near.x + head, y: near.y)
    let end = pointsAtMiddle ? Point(x: far.x - head, y: far.y) : far
    let turn = Point(x: straight, y: near.y)
    let reach = (end.x - turn.x) / 2
    let third = (turn.x - start.x) / 3
    let curve = [
      start, Point(x: start.x + third, y: near.y), Point(x: start.x + 2 * third, y: near.y), turn,
      Point(x: turn.x + reach, y: turn.y), Point(x: end.x - reach, y: end.y), end,
    ]
    let label = diagram.arrows[arrow].label.size
    let x = direction > 0 ? near.x + 12 : near.x - 12 - label.width
    return PlacedDiagram.Line(
      curve: pointsAtMiddle ? curve : curve.reversed(), tip: pointsAtMiddle ? far : near,
      label: diagram.arrows[arrow].label.isEmpty
        ? nil : Rect(x: x, y: near.y - label.height - 2, width: label.width, height: label.height))
  }

  /// Ways from the screen to itself hang below it.
  private func placeLoops(below box: Rect, in result: inout PlacedDiagram) {
    var bottom = box.maxY + 20
    for (position, arrow) in loops.enumerated() {
      let spread = 18 + 9 * Double(position)
      let center = box.center.x
      let end = Point(x: center + spread, y: box.maxY + Self.headLength)
      // A curve of this kind comes three quarters of the way down to its controls.
      let control = box.maxY + (bottom - box.maxY) * 4 / 3
      let label = diagram.arrows[arrow].label.size
      result.arrows[arrow] = PlacedDiagram.Line(
        curve: [
          Point(x: center - spread, y: box.maxY), Point(x: center - 1.6 * spread, y: control),
          Point(x: center + 1.6 * spread, y: control), end,
        ],
        tip: Point(x: end.x, y: box.maxY),
        label: diagram.arrows[arrow].label.isEmpty
          ? nil : Rect(x: center - label.width / 2, y: bottom + 2, width: label.width, height: label.height))
      bottom += label.height + 22
    }
  }
}

/// What stands on one side, from top to bottom.
private struct Side {
  /// A card or a pin with the arrows between it and the middle.
  struct Item {
    var part: Arrow.Tail
    var size: Size
    var lanes: [Int]
    var lanesHeight: Double
    var height: Double { max(size.height, lanesHeight) }
  }

  let items: [Item]
  let width: Double
  let height: Double
  /// All arrows, in the order of their lanes.
  let lanes: [Int]
  /// How far lines run straight, beneath the labels.
  let straight: Double

  init(_ diagram: Diagram, pins: [Int], cards: [Int]) {
    let arrows = diagram.arrows
    let parts =
      pins.map { (Arrow.Tail.pin($0), diagram.pins[$0].size) }
      + cards.map { (Arrow.Tail.card($0), diagram.cards[$0].size) }
    items = parts.map { part, size in
      let lanes = arrows.indices.filter { index in
        if arrows[index].from == part { return true }
        if case .card(let card) = part { return arrows[index].to == card }
        return false
      }
      return Item(
        part: part, size: size, lanes: lanes, lanesHeight: lanes.reduce(0) { $0 + Self.laneHeight(arrows[$1]) })
    }
    width = items.map(\.size.width).max() ?? 0
    height = items.reduce(0) { $0 + $1.height } + Double(max(items.count - 1, 0)) * 18
    lanes = items.flatMap(\.lanes)
    straight = (lanes.map { arrows[$0].label.size.width }.max() ?? 0) + 20
  }

  /// Distance from the edge to the card in the middle.
  func reach(_ bend: Double) -> Double { items.isEmpty ? 0 : straight + bend }

  /// Room for a label, its line and some air.
  static func laneHeight(_ arrow: Arrow) -> Double { max(arrow.label.size.height + 10, 16) }
}
