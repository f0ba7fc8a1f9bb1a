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
  private var countedLines: [Int]
  private var question = 0

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
    countedLines = Array(repeating: 0, count: lines.count)
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

  /// How much lines run through a spot, one for each, or near it where they are others than a label's own; nothing
  /// where that is more than a limit.
  ///
  /// - Parameters:
  ///   - own: the line of the label, and how many others it counts as.
  ///   - air: how near to another line a label may not come.
  mutating func lines(through spot: Bounds, own: (line: Int, weight: Int), air: Double, atMost limit: Int) -> Int? {
    question += 1
    var count = 0
    let wide = spot.widened(by: air)
    for square in squaresOfEdges.touched(by: wide) {
      var place = squaresOfEdges.first(in: square)
      while let (index, next) = squaresOfEdges.entry(at: place) {
        place = next
        let line = edges[index].line
        guard (line == own.line ? spot : wide).isCut(from: edges[index].from, to: edges[index].to),
          countedLines[line] != question
        else { continue }
        countedLines[line] = question
        count += line == own.line ? own.weight : 1
        if count > limit { return nil }
      }
    }
    return count
  }
}
