import Diagrams

/// What lies where in a picture: a label looks only at what is near.
struct LabelGround {
  private var boxes: [Bounds] = []
  private var squaresOfBoxes: Squares
  /// Pieces of lines, short enough to be straight.
  private var edges: [Edge] = []
  private var squaresOfEdges: Squares
  /// By box and by line: the last question in which it was counted, since most are in several squares.
  private var countedBoxes: [Int] = []
  private var nearLines: [Int]
  private var strikingLines: [Int]
  private var question = 0

  /// A line through a label is as bad as so many more that are only near.
  private static let striking = 4

  private struct Edge {
    var line: Int
    var from: Point
    var to: Point
  }

  init(lines: [PlacedDiagram.Line], boxes: [Rect]) {
    let tracks = lines.map { Bezier.flattened($0.curve, to: $0.tip) }
    let ends = boxes.flatMap { [Point(x: $0.x, y: $0.y), Point(x: $0.maxX, y: $0.maxY)] }
    squaresOfBoxes = Squares(over: Rect(around: ends + tracks.joined()))
    squaresOfEdges = squaresOfBoxes
    nearLines = Array(repeating: 0, count: lines.count)
    strikingLines = nearLines
    for box in boxes { add(box) }
    for (line, track) in tracks.enumerated() {
      for (from, to) in zip(track, track.dropFirst()) {
        squaresOfEdges.add(edges.count, in: Bounds(from: from, to: to))
        edges.append(Edge(line: line, from: from, to: to))
      }
    }
  }

  /// Adds a box that no other label may cover.
  mutating func add(_ box: Rect) {
    let bounds = Bounds(box)
    squaresOfBoxes.add(boxes.count, in: bounds)
    boxes.append(bounds)
    countedBoxes.append(0)
  }

  /// How much of all boxes a spot covers; nothing where that is more than a limit.
  mutating func area(coveredBy spot: Bounds, atMost limit: Double) -> Double? {
    question += 1
    var area = 0.0
    for square in squaresOfBoxes.touched(by: spot) {
      var place = squaresOfBoxes.first(in: square)
      while let (box, next) = squaresOfBoxes.entry(at: place) {
        place = next
        guard countedBoxes[box] != question else { continue }
        countedBoxes[box] = question
        area += spot.sharedArea(with: boxes[box])
        if area > limit { return nil }
      }
    }
    return area
  }

  /// How much lines are in the way of a spot: one for each other line that is near, and much more if it runs through;
  /// nothing where that is more than a limit.
  ///
  /// - Parameters:
  ///   - own: the line of the label, and how much it counts if it runs through.
  ///   - air: how near another line is in the way.
  mutating func lines(around spot: Bounds, own: (line: Int, weight: Int), air: Double, atMost limit: Int) -> Int? {
    question += 1
    var count = 0
    let wide = spot.widened(by: air)
    for square in squaresOfEdges.touched(by: wide) {
      var place = squaresOfEdges.first(in: square)
      while let (index, next) = squaresOfEdges.entry(at: place) {
        place = next
        let edge = edges[index]
        guard wide.isCut(from: edge.from, to: edge.to) else { continue }
        if edge.line != own.line, nearLines[edge.line] != question {
          nearLines[edge.line] = question
          count += 1
        }
        if strikingLines[edge.line] != question, spot.isCut(from: edge.from, to: edge.to) {
          strikingLines[edge.line] = question
          count += edge.line == own.line ? own.weight : Self.striking
        }
        if count > limit { return nil }
      }
    }
    return count
  }
}
