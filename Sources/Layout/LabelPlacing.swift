package import Diagrams

extension PlacedDiagram {
  /// The same picture with a place for every label that the engine kept no room for, or room far from the line.
  ///
  /// Tries spots beside the line from its middle outwards, then a little further off, and takes the first one that
  /// covers no card and no other label; where there is none, the label is cut to what room there is beside the line, and
  /// where there is no room at all, it covers as little as possible.
  ///
  /// - Parameter staysOnPage: whether no label may reach over the left or upper border, where the origin is fixed.
  /// - Complexity: O(*labels* × *boxes*).
  package func placingLabels(staysOnPage: Bool = false) -> PlacedDiagram {
    var result = self
    var taken = cards + pins
    let badges = cards.map(\.roomOfBadge)
    for index in arrows.indices {
      guard let label = arrows[index].label else { continue }
      let isFree = !taken.contains(where: label.overlaps)
      if isFree, Bezier.comes(arrows[index].curve, near: label) {
        taken.append(label)
      } else {
        result.arrows[index].label = nil
      }
    }
    for index in arrows.indices where result.arrows[index].label == nil && !diagram.arrows[index].label.isEmpty {
      let spots = LabelSpots(
        curve: arrows[index].curve, size: diagram.arrows[index].label.size, offered: arrows[index].label)
      guard let spot = spots.best(avoiding: taken + badges, from: staysOnPage ? 2 : -.infinity) else { continue }
      result.arrows[index].label = spot
      taken.append(spot)
    }
    return result
  }
}

/// Places for one label beside a line.
private struct LabelSpots {
  let curve: [Point]
  let size: Size
  /// Where the engine has kept room for it, if it has.
  let offered: Rect?

  /// Parts of the way, from the middle to the ends.
  private static let ways: [Double] = [
    0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74, 0.2, 0.8, 0.14, 0.86, 0.08, 0.92,
  ]
  /// Distances from the line at which nobody doubts whose label it is.
  private static let nearby: [Double] = [3, 8, 14]
  /// For labels that would lie on something otherwise.
  private static let faraway: [Double] = [24, 40, 64, 96, 140]
  private static let sides = [(1.0, 0.0), (-1, 0), (0, -1), (0, 1)]
  private static let corners = sides + [(1, 1), (-1, 1), (1, -1), (-1, -1)]
  /// Parts of its width that a label may be cut to; what is left of the narrowest has a lock and some letters.
  private static let cuts = [0.75, 0.55, 0.4]
  private static let leastWidth = 34.0

  /// Ever more spots, the better ones first; the one that the engine offers comes before those which are far away too.
  private var rounds: [() -> [Rect]] {
    let fine = (1...39).map { Double($0) / 40 }
    return [
      { spots(Self.ways, Self.nearby, Self.sides) + [offered].compactMap(\.self) },
      { spots(Self.ways, Self.faraway, Self.sides) },
      { spots(fine, Self.nearby + Self.faraway, Self.corners) },
      {
        Self.cuts.map { max(size.width * $0, Self.leastWidth) }.filter { $0 < size.width }
          .flatMap { spots(Self.ways, Self.nearby, Self.sides, width: $0.rounded(.down)) }
      },
    ]
  }

  /// Spots to some sides of points on the line, the nearest first.
  private func spots(
    _ ways: [Double], _ distances: [Double], _ sides: [(Double, Double)], width: Double? = nil
  ) -> [Rect] {
    let size = Size(width: width ?? size.width, height: size.height)
    let points = ways.compactMap { Bezier.point(on: curve, at: $0) }
    return distances.flatMap { distance in
      points.flatMap { point in
        sides.map { x, y in
          let center = Point(
            x: point.x + x * (size.width / 2 + distance), y: point.y + y * (size.height / 2 + distance))
          return Rect(
            x: hundredths(center.x - size.width / 2), y: hundredths(center.y - size.height / 2), width: size.width,
            height: size.height)
        }
      }
    }
  }

  /// - Parameter least: no coordinate may be less.
  func best(avoiding taken: [Rect], from least: Double) -> Rect? {
    var best: (spot: Rect, covered: Double)?
    for round in rounds {
      let spots = round().filter { $0.x >= least && $0.y >= least }
      guard let reach = Self.reach(of: spots) else { continue }
      let near = taken.filter(reach.overlaps)
      for spot in spots {
        let covered = near.reduce(0) { $0 + spot.sharedArea(with: $1) }
        if covered == 0 { return spot }
        if covered < best?.covered ?? .infinity { best = (spot, covered) }
      }
    }
    return best?.spot
  }

  /// The area that all spots lie in.
  private static func reach(of spots: [Rect]) -> Rect? {
    guard let left = spots.map(\.x).min(), let top = spots.map(\.y).min(), let right = spots.map(\.maxX).max(),
      let bottom = spots.map(\.maxY).max()
    else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension Rect {
  /// Where a badge sticks out of a card, if it has one: labels keep off, so that findings move nothing.
  fileprivate var roomOfBadge: Rect { Rect(x: maxX - 15, y: y - 10, width: 20, height: 10) }

  fileprivate func sharedArea(with other: Rect) -> Double {
    let width = min(maxX, other.maxX) - max(x, other.x)
    let height = min(maxY, other.maxY) - max(y, other.y)
    return width > 0 && height > 0 ? width * height : 0
  }
}
