import Diagrams

extension PlacedDiagram {
  /// The same picture with a place for every label that the engine kept no room for.
  ///
  /// Tries spots beside the line from its middle outwards, each time a little further off, and takes the first one
  /// that covers no card and no other label; where there is none, the one that covers least.
  ///
  /// - Complexity: O(*labels* × *boxes*).
  func placingLabels() -> PlacedDiagram {
    var result = self
    var taken = cards + pins + arrows.compactMap(\.label)
    for index in arrows.indices where arrows[index].label == nil && !diagram.arrows[index].label.isEmpty {
      let spots = LabelSpots(along: arrows[index].curve, size: diagram.arrows[index].label.size)
      guard let spot = spots.best(avoiding: taken) else { continue }
      result.arrows[index].label = spot
      taken.append(spot)
    }
    return result
  }
}

/// Places for one label, the better ones first.
private struct LabelSpots {
  private var spots: [Rect] = []

  init(along curve: [Point], size: Size) {
    let ways = [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82]
    for distance in [4.0, 16, 40, 80] {
      for way in ways {
        guard let point = Bezier.point(on: curve, at: way) else { continue }
        spots += Self.beside(point, size: size, distance: distance)
      }
    }
  }

  /// Right, left, above and below a point.
  private static func beside(_ point: Point, size: Size, distance: Double) -> [Rect] {
    let sides = [(1.0, 0.0), (-1, 0), (0, -1), (0, 1)]
    return sides.map { x, y in
      let center = Point(
        x: point.x + x * (size.width / 2 + distance), y: point.y + y * (size.height / 2 + distance))
      return Rect(
        x: hundredths(center.x - size.width / 2), y: hundredths(center.y - size.height / 2), width: size.width,
        height: size.height)
    }
  }

  func best(avoiding taken: [Rect]) -> Rect? {
    var best: (spot: Rect, covered: Double)?
    for spot in spots {
      let covered = taken.reduce(0) { $0 + spot.sharedArea(with: $1) }
      if covered == 0 { return spot }
      if covered < best?.covered ?? .infinity { best = (spot, covered) }
    }
    return best?.spot
  }
}

extension Rect {
  fileprivate func sharedArea(with other: Rect) -> Double {
    let width = min(maxX, other.maxX) - max(x, other.x)
    let height = min(maxY, other.maxY) - max(y, other.y)
    return width > 0 && height > 0 ? width * height : 0
  }
}
