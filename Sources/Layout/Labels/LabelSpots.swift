import Diagrams

/// Places for one label beside a line.
struct LabelSpots {
  /// Which of the lines it belongs to.
  let line: Int
  let curve: [Point]
  let size: Size
  /// Where it lay before, if anywhere.
  let offered: Rect?

  /// Parts of the way, from the middle to the ends.
  private static let ways: [Double] = [
    0.5, 0.44, 0.56, 0.38, 0.62, 0.32, 0.68, 0.26, 0.74, 0.2, 0.8, 0.14, 0.86, 0.08, 0.92,
  ]
  /// The same, and those between them.
  private static let moreWays: [Double] = [
    0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75, 0.2, 0.8, 0.15, 0.85, 0.1, 0.9,
  ]
  private static let allWays = (1...39).map { Double($0) / 40 }
  /// Distances from the line at which nobody doubts whose label it is.
  private static let nearby: [Double] = [3, 8, 14]
  /// For labels that would lie on something otherwise.
  private static let faraway: [Double] = [24, 40, 64, 96, 140]
  private static let sides = [(1.0, 0.0), (-1, 0), (0, -1), (0, 1)]
  private static let corners = sides + [(1, 1), (-1, 1), (1, -1), (-1, -1)]
  /// Parts of its width that a label may be cut to; what is left of the narrowest has a lock and some letters.
  private static let cuts = [0.75, 0.55, 0.4]
  private static let leastWidth = 34.0

  /// Some spots: to some sides of points on the line, the nearest first.
  private struct Round {
    var ways: [Double] = LabelSpots.ways
    var distances: [Double] = nearby
    var sides: [(Double, Double)] = LabelSpots.sides
    var width: Double
  }

  /// Ever more spots, the better ones first; nothing after the last.
  private func round(_ number: Int) -> Round? {
    switch number {
    case 0: return Round(width: size.width)
    case 1: return Round(ways: Self.moreWays, sides: Self.corners, width: size.width)
    case 2: return Round(distances: Self.faraway, width: size.width)
    case 3: return Round(ways: Self.allWays, distances: Self.faraway, sides: Self.corners, width: size.width)
    case 4..<(4 + Self.cuts.count):
      let width = max(size.width * Self.cuts[number - 4], Self.leastWidth).rounded(.down)
      // One that is narrow already stays as it is.
      return Round(width: min(width, size.width))
    default: return nil
    }
  }

  /// Rounds of spots that are near the line: only in them is a line through the label worth a further look.
  private static let roundsNearby = 2

  /// How bad a spot is: what it covers, and then how many lines run through it, its own most of all.
  private struct Flaws: Comparable {
    var covered: Double
    var lines: Int

    static let none = Flaws(covered: 0, lines: 0)
    /// Worse than all others.
    static let any = Flaws(covered: .infinity, lines: 0)
    static func < (a: Flaws, b: Flaws) -> Bool { (a.covered, a.lines) < (b.covered, b.lines) }
  }

  /// - Parameters:
  ///   - ground: what no label may cover, and what it should not.
  ///   - least: no coordinate may be less.
  func best(on ground: inout LabelGround, from least: Double) -> Rect? {
    var best: (spot: Rect, flaws: Flaws)?
    if let offered {
      let ownLine = isOnLine(offered) ? Self.onOwnLine : Self.besideOwnLine
      consider(offered, at: 0, ownLine: ownLine, on: &ground, from: least, instead: &best)
    }
    var number = 0
    while best?.flaws != Flaws.none, let round = round(number) {
      look(at: round, on: &ground, from: least, for: &best)
      number += 1
      if number >= Self.roundsNearby, best?.flaws.covered == 0 { break }
    }
    if let lines = best?.flaws.lines, lines > Self.onOwnLine { lookOnOwnLine(on: &ground, from: least, for: &best) }
    return best.map { found in
      let spot = found.spot
      return Rect(x: hundredths(spot.x), y: hundredths(spot.y), width: spot.width, height: spot.height)
    }
  }

  private typealias Found = (spot: Rect, flaws: Flaws)

  /// Looks at the spots of a round until one is flawless.
  private func look(at round: Round, on ground: inout LabelGround, from least: Double, for best: inout Found?) {
    let points = round.ways.compactMap { Bezier.point(on: curve, at: $0) }
    for distance in round.distances {
      let (dx, dy) = (round.width / 2 + distance, size.height / 2 + distance)
      for point in points {
        for side in round.sides {
          let spot = Rect(
            x: point.x + side.0 * dx - round.width / 2, y: point.y + side.1 * dy - size.height / 2,
            width: round.width, height: size.height)
          consider(spot, at: distance, on: &ground, from: least, instead: &best)
          if best?.flaws == Flaws.none { return }
        }
      }
    }
  }

  /// Looks at spots right on the line, where nobody doubts whose label it is, and whose middle alone it hides.
  private func lookOnOwnLine(on ground: inout LabelGround, from least: Double, for best: inout Found?) {
    guard let start = curve.first, let end = curve.last,
      max(abs(end.y - start.y) / size.height, abs(end.x - start.x) / size.width) >= Self.timesLonger
    else { return }
    for point in Self.middleWays.compactMap({ Bezier.point(on: curve, at: $0) }) {
      let spot = Rect(
        x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
      consider(spot, at: 0, ownLine: Self.onOwnLine, on: &ground, from: least, instead: &best)
      if best?.flaws.lines == Self.onOwnLine { return }
    }
  }

  /// Whether the line runs through the very middle of a spot.
  private func isOnLine(_ spot: Rect) -> Bool {
    let middle = Rect(x: spot.x + spot.width / 2, y: spot.y + spot.height / 2, width: 0, height: 0)
    return Bounds(middle).widened(by: 1).isCut(by: Bezier.flattened(curve, to: curve.last ?? Point(x: 0, y: 0)))
  }

  /// A line is so many times as long as what a label on it hides.
  private static let timesLonger = 3.0
  private static let middleWays = [0.5, 0.45, 0.55, 0.4, 0.6]
  /// Its own line through the middle of a label: better than any other line through it, worse than one nearby.
  private static let onOwnLine = 1

  /// Takes a spot if it is better than the best one.
  ///
  /// - Parameters:
  ///   - distance: how far from its line it is; another line as near as that might be taken for it.
  ///   - ownLine: as how many other lines its own one counts, if it runs through.
  private func consider(
    _ spot: Rect, at distance: Double, ownLine: Int = besideOwnLine, on ground: inout LabelGround, from least: Double,
    instead best: inout Found?
  ) {
    guard spot.x >= least, spot.y >= least else { return }
    let most = best?.flaws ?? .any
    let bounds = Bounds(spot)
    // What is no better has been looked at long enough.
    guard let covered = ground.area(coveredBy: bounds, atMost: most.covered) else { return }
    let limit = covered < most.covered ? Int.max : most.lines - 1
    let air = min(max(distance, Self.air.lowerBound), Self.air.upperBound)
    guard let lines = ground.lines(around: bounds, own: (line, ownLine), air: air, atMost: limit)
    else { return }
    best = (spot, Flaws(covered: covered, lines: lines))
  }

  /// Its own line through a label that is meant to stand beside it is as bad as so many others.
  private static let besideOwnLine = 16
  private static let air = 2.0...8.0
}
