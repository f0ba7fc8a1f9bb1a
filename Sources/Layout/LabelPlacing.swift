package import Diagrams

extension PlacedDiagram {
  /// The same picture with a place for every label that has none, or one far from its line or on it.
  ///
  /// Tries spots beside the line from its middle outwards, then a little further off. The best covers no card, no other
  /// label, nothing that frames and badges say, and no line. Where every spot covers a box, the label is cut to what
  /// room there is beside the line, and where there is no room at all, it covers as little as possible.
  ///
  /// - Parameter staysOnPage: whether no label may reach over the left or upper border, where the origin is fixed.
  /// - Complexity: O(*labels* × *boxes and lines*).
  package func placingLabels(staysOnPage: Bool = false) -> PlacedDiagram {
    guard diagram.arrows.contains(where: { !$0.label.isEmpty }) else { return self }
    var result = self
    let tracks = arrows.map { Track($0) }
    var taken = cards + pins
    for index in arrows.indices {
      guard let label = arrows[index].label else { continue }
      let isFree = !taken.contains(where: label.overlaps) && !tracks[index].crosses(label)
      if isFree, Bezier.comes(arrows[index].curve, near: label) {
        taken.append(label)
      } else {
        result.arrows[index].label = nil
      }
    }
    let signs = cards.map(\.roomOfBadge) + frames.compactMap { $0?.roomOfOrnament }
    for index in arrows.indices where result.arrows[index].label == nil && !diagram.arrows[index].label.isEmpty {
      let spots = LabelSpots(
        line: index, curve: arrows[index].curve, size: diagram.arrows[index].label.size, offered: arrows[index].label)
      let least = staysOnPage ? 2 : -Double.infinity
      guard let spot = spots.best(avoiding: (taken, signs), and: tracks, from: least) else { continue }
      result.arrows[index].label = spot
      taken.append(spot)
    }
    return result
  }
}

/// The line of an arrow as corners, and the box around them.
private struct Track {
  private let corners: [Point]
  let box: Rect

  init(_ line: PlacedDiagram.Line) {
    corners = Bezier.flattened(line.curve, to: line.tip)
    box = Rect(around: corners)
  }

  /// Whether the line comes into a box.
  func crosses(_ label: Rect) -> Bool {
    guard box.x < label.maxX, label.x < box.maxX, box.y < label.maxY, label.y < box.maxY else { return false }
    for index in 1..<corners.count where label.isCut(from: corners[index - 1], to: corners[index]) { return true }
    return false
  }
}

/// Places for one label beside a line.
private struct LabelSpots {
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
    case 1: return Round(distances: Self.faraway, width: size.width)
    case 2:
      return Round(ways: Self.allWays, distances: Self.nearby + Self.faraway, sides: Self.corners, width: size.width)
    case 3..<(3 + Self.cuts.count):
      let width = max(size.width * Self.cuts[number - 3], Self.leastWidth).rounded(.down)
      // One that is narrow already stays as it is.
      return Round(width: min(width, size.width))
    default: return nil
    }
  }

  /// How bad a spot is: what it covers, and then how many lines run through it, its own most of all.
  private struct Flaws: Comparable {
    var covered: Double
    var lines: Int

    static let none = Flaws(covered: 0, lines: 0)
    static func < (a: Flaws, b: Flaws) -> Bool { (a.covered, a.lines) < (b.covered, b.lines) }
  }

  /// - Parameters:
  ///   - boxes: what no label may cover, and what it should not.
  ///   - least: no coordinate may be less.
  func best(avoiding boxes: (firm: [Rect], signs: [Rect]), and tracks: [Track], from least: Double) -> Rect? {
    var best: (spot: Rect, flaws: Flaws)?
    var number = 0
    while let round = round(number) {
      let reach = reach(of: round)
      let near = boxes.firm.filter(reach.overlaps) + boxes.signs.filter(reach.overlaps)
      let lines = tracks.indices.filter { reach.overlaps(tracks[$0].box) }
      let offers = number == 0 ? [offered].compactMap(\.self) : []
      for spot in Spots(round, along: curve, height: size.height, first: offers)
      where spot.x >= least && spot.y >= least {
        let most = best?.flaws ?? Flaws(covered: .infinity, lines: 0)
        guard let covered = spot.sharedArea(with: near, atMost: most.covered) else { continue }
        var crossed = 0
        for index in lines where tracks[index].crosses(spot) { crossed += index == line ? Self.ownLine : 1 }
        let flaws = Flaws(covered: covered, lines: crossed)
        if flaws == .none { return spot }
        if best.map({ flaws < $0.flaws }) ?? true { best = (spot, flaws) }
      }
      // A line through it is no reason to look further away.
      if let best, best.flaws.covered == 0 { return best.spot }
      number += 1
    }
    return best?.spot
  }

  /// Its own line through a label is as bad as so many others.
  private static let ownLine = 8

  /// An area that all spots lie in.
  private func reach(of round: Round) -> Rect {
    let box = Rect(around: curve + (offered.map { [$0.center] } ?? []))
    let most = round.distances.max() ?? 0
    let (dx, dy) = (round.width + most + 1, size.height + most + 1)
    return Rect(x: box.x - dx, y: box.y - dy, width: box.width + 2 * dx, height: box.height + 2 * dy)
  }

  /// The spots of one round, made when they are asked for: mostly one of the first will do.
  private struct Spots: Sequence, IteratorProtocol {
    private let round: Round
    private let points: [Point]
    private let height: Double
    private var first: [Rect]
    private var position = 0

    init(_ round: Round, along curve: [Point], height: Double, first: [Rect]) {
      self.round = round
      self.height = height
      self.first = first
      points = round.ways.compactMap { Bezier.point(on: curve, at: $0) }
    }

    mutating func next() -> Rect? {
      if let offer = first.popLast() { return offer }
      let perDistance = points.count * round.sides.count
      guard perDistance > 0, position < perDistance * round.distances.count else { return nil }
      defer { position += 1 }
      let distance = round.distances[position / perDistance]
      let point = points[position % perDistance / round.sides.count]
      let side = round.sides[position % round.sides.count]
      return Rect(
        x: hundredths(point.x + side.0 * (round.width / 2 + distance) - round.width / 2),
        y: hundredths(point.y + side.1 * (height / 2 + distance) - height / 2), width: round.width, height: height)
    }
  }
}

extension Rect {
  /// Where a badge sticks out of a card, if it has one: labels keep off, so that findings move nothing.
  fileprivate var roomOfBadge: Rect { Rect(x: maxX - 15, y: y - 10, width: 20, height: 10) }

  /// Where a frame has the dots of its tabs or pages, if it has them.
  fileprivate var roomOfOrnament: Rect { Rect(x: x, y: maxY - 11, width: width, height: 12) }

  /// How much of some boxes it covers, all in all; nothing where that is more than a limit.
  fileprivate func sharedArea(with others: [Rect], atMost limit: Double) -> Double? {
    var area = 0.0
    for other in others {
      let width = min(maxX, other.maxX) - max(x, other.x)
      let height = min(maxY, other.maxY) - max(y, other.y)
      guard width > 0, height > 0 else { continue }
      area += width * height
      if area > limit { return nil }
    }
    return area
  }

  /// Whether a straight line comes inside: neither the box around it nor the line itself has all of this box beside it.
  fileprivate func isCut(from start: Point, to end: Point) -> Bool {
    if max(start.x, end.x) <= x || min(start.x, end.x) >= maxX { return false }
    if max(start.y, end.y) <= y || min(start.y, end.y) >= maxY { return false }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let (left, right) = (dy * (x - start.x), dy * (maxX - start.x))
    let (top, bottom) = (dx * (y - start.y), dx * (maxY - start.y))
    let least = min(top, bottom) - max(left, right)
    let most = max(top, bottom) - min(left, right)
    return least < 0 && most > 0
  }
}
