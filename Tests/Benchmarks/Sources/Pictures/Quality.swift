import Diagrams

/// How well a picture can be read, in numbers; several sheets count as one picture.
struct Quality {
  /// Transitions that the picture shows, in whatever way.
  let transitions: Int
  /// Lines that are drawn for them.
  private(set) var lines = 0
  /// Points at which two lines cross that have no end in common.
  private(set) var crossings = 0
  /// Labels that cover a card or another label.
  private(set) var labelOverlaps = 0
  /// Labels that a line runs through.
  private(set) var struckLabels = 0
  /// Pairs of a line and a card that it runs through, though it neither begins nor ends there.
  private(set) var piercedCards = 0
  private(set) var sheets = 0
  /// Length of all lines, in points.
  private var length = 0.0
  /// Sum of how many times longer each sheet is than it is high, or higher than it is long.
  private var elongation = 0.0

  init(of pictures: [DrawnPicture], transitions: Int) {
    self.transitions = transitions
    for picture in pictures {
      sheets += 1
      lines += picture.lines.count
      crossings += Self.crossings(of: picture)
      labelOverlaps += Self.labelOverlaps(of: picture)
      struckLabels += picture.labels.count { label in picture.lines.contains { label.isCut(by: $0.points) } }
      piercedCards += Self.piercedCards(of: picture)
      length += picture.lines.reduce(0) { $0 + Self.length(of: $1.points) }
      elongation += max(picture.size.width, picture.size.height) / max(min(picture.size.width, picture.size.height), 1)
    }
  }

  /// Crossings by transition, not by line: a way that is written on a card counts as one that crosses nothing.
  var crossingsPerEdge: Double { Double(crossings) / Double(max(transitions, 1)) }
  /// Mean over the sheets; 1 is a square.
  var aspectRatio: Double { elongation / Double(max(sheets, 1)) }
  /// Mean length of a line, in points.
  var edgeLength: Double { length / Double(max(lines, 1)) }

  private static func length(of points: [Point]) -> Double {
    zip(points, points.dropFirst()).reduce(0) { sum, next in
      let dx = next.1.x - next.0.x
      let dy = next.1.y - next.0.y
      return sum + (dx * dx + dy * dy).squareRoot()
    }
  }

  private static func labelOverlaps(of picture: DrawnPicture) -> Int {
    picture.labels.enumerated().count { index, label in
      picture.boxes.contains(where: label.overlaps)
        || picture.labels.enumerated().contains { $0.offset != index && $0.element.overlaps(label) }
    }
  }

  private static func piercedCards(of picture: DrawnPicture) -> Int {
    picture.lines.reduce(0) { sum, line in
      sum
        + picture.boxes.indices.count { box in
          // A line may touch the border of a card.
          box != line.ends.0 && box != line.ends.1 && picture.boxes[box].insetBy(2).isCut(by: line.points)
        }
    }
  }

  // MARK: Crossings

  private struct Segment {
    var line: Int
    var from: Point
    var to: Point
    var left: Double { min(from.x, to.x) }
    var right: Double { max(from.x, to.x) }
  }

  /// - Complexity: O(*n* log *n* + *k*) for *k* pairs of segments that share a column of the picture.
  private static func crossings(of picture: DrawnPicture) -> Int {
    var segments: [Segment] = []
    for (number, line) in picture.lines.enumerated() {
      for (from, to) in zip(line.points, line.points.dropFirst()) where from != to {
        segments.append(Segment(line: number, from: from, to: to))
      }
    }
    segments.sort { $0.left < $1.left }
    var count = 0
    for index in segments.indices {
      for other in segments[(index + 1)...] {
        if other.left > segments[index].right { break }
        guard segments[index].line != other.line,
          !haveCommonEnd(picture.lines[segments[index].line], picture.lines[other.line]), cross(segments[index], other)
        else { continue }
        count += 1
      }
    }
    return count
  }

  private static func haveCommonEnd(_ a: DrawnPicture.Line, _ b: DrawnPicture.Line) -> Bool {
    a.ends.0 == b.ends.0 || a.ends.0 == b.ends.1 || a.ends.1 == b.ends.0 || a.ends.1 == b.ends.1
  }

  private static func cross(_ a: Segment, _ b: Segment) -> Bool {
    side(a, b.from) * side(a, b.to) < 0 && side(b, a.from) * side(b, a.to) < 0
  }

  /// On which side of a segment a point lies.
  private static func side(_ segment: Segment, _ point: Point) -> Double {
    let turn =
      (segment.to.x - segment.from.x) * (point.y - segment.from.y)
      - (segment.to.y - segment.from.y) * (point.x - segment.from.x)
    return turn > 0 ? 1 : (turn < 0 ? -1 : 0)
  }
}

extension Rect {
  /// Whether a line of straight pieces comes inside.
  fileprivate func isCut(by points: [Point]) -> Bool {
    zip(points, points.dropFirst()).contains { start, end in
      guard max(start.x, end.x) > x, min(start.x, end.x) < maxX, max(start.y, end.y) > y, min(start.y, end.y) < maxY
      else { return false }
      let sides = [(x, y), (maxX, y), (x, maxY), (maxX, maxY)].map { corner in
        (end.x - start.x) * (corner.1 - start.y) - (end.y - start.y) * (corner.0 - start.x)
      }
      return sides.contains { $0 < 0 } && sides.contains { $0 > 0 }
    }
  }
}
