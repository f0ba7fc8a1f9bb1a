import Diagrams

extension Arrangement {
  /// Finds free room for everything new, what is tied to something with a place first; returns what found none.
  mutating func placeBlocks() throws(KeepingFailure) -> Block? {
    var waiting = try newBlocks()
    let lines = record.arrows.prefix(4 * diagram.arrows.count).map(\.line)
    let ground = (lines: lines.map(FlatLine.init), labels: lines.compactMap(\.label))
    while !waiting.isEmpty {
      let next = waiting.indices.max { (ties(of: waiting[$0]), $1) < (ties(of: waiting[$1]), $0) } ?? 0
      let block = waiting.remove(at: next)
      let search = RoomSearch(for: block, in: self, lines: ground.lines, labels: ground.labels)
      guard let (corner, frames) = search.best() else { return block }
      self.frames = frames
      for (card, box) in block.cards {
        cards[card] = box.offset(by: corner)
        changed.insert(card)
      }
      for (frame, box) in block.frames { self.frames[frame] = box.offset(by: corner) }
      if let pin = block.pin {
        pins[pin] = Rect(x: corner.x, y: corner.y, width: block.size.width, height: block.size.height)
      }
    }
    guard cards.allSatisfy({ $0 != nil }), frames.allSatisfy({ $0 != nil }) else { throw .tooMuchChanged }
    return nil
  }

  /// How many arrows connect a block with what has a place.
  private func ties(of block: Block) -> Int { neighbours(of: block).count }

  /// The boxes that arrows connect with a block, and whether each leads to it.
  func neighbours(of block: Block) -> [(box: Rect, leadsHere: Bool)] {
    let inside = Set(block.cards.map(\.index))
    return diagram.arrows.compactMap { arrow in
      let isOutside =
        switch arrow.from {
        case .card(let card): !inside.contains(card)
        case .pin(let pin): pin != block.pin
        }
      let isLeft = isOutside && inside.contains(arrow.to)
      let isRight = !isOutside && !inside.contains(arrow.to)
      if isRight { return cards[arrow.to].map { ($0, false) } }
      guard isLeft else { return nil }
      switch arrow.from {
      case .card(let card): return cards[card].map { ($0, arrow.meaning.leadsOn) }
      case .pin(let pin): return pins[pin].map { ($0, true) }
      }
    }
  }
}

/// The search for free room for one block: as near as possible to what it belongs to, below what leads to it.
struct RoomSearch {
  private let block: Block
  private let arrangement: Arrangement
  private let lines: [FlatLine]
  private let labels: [Rect]
  /// Where the block would lie if there were nothing else.
  private let wish: Point

  /// More boxes around the best place than these say nothing new about where there is room.
  private static let nearest = 40
  /// What it costs to lie on a line, which then needs another way, or on a label, in points of distance.
  private static let costOfLine = 90.0
  private static let costOfLabel = 40.0

  init(for block: Block, in arrangement: Arrangement, lines: [FlatLine], labels: [Rect]) {
    self.block = block
    self.arrangement = arrangement
    self.lines = lines
    self.labels = labels
    wish = Self.wish(for: block, in: arrangement)
  }

  private static func wish(for block: Block, in arrangement: Arrangement) -> Point {
    let neighbours = arrangement.neighbours(of: block)
    let before = neighbours.filter(\.leadsHere).map(\.box)
    let near = before.isEmpty ? neighbours.map(\.box) : before
    let frame = block.home.first.flatMap { arrangement.frames[$0] }
    let distance = 48.0
    guard !near.isEmpty else {
      if let frame { return Point(x: frame.x + Arrangement.frameMargin, y: frame.maxY - block.size.height) }
      return Point(x: Arrangement.margin, y: arrangement.corner.y + Arrangement.gap.height)
    }
    let middle = near.reduce(0) { $0 + $1.center.x } / Double(near.count)
    let lowest = near.map(\.maxY).max() ?? 0
    let highest = near.map(\.y).min() ?? 0
    let top = before.isEmpty ? highest - distance - block.size.height : lowest + distance
    return Point(x: middle - block.size.width / 2, y: top)
  }

  /// The best corner for the block, and the frames as they are with it.
  func best() -> (corner: Point, frames: [Rect?])? {
    var best: (corner: Point, frames: [Rect?], cost: Double)?
    for (corner, distance) in candidates() {
      if let best, distance >= best.cost { break }
      let box = Rect(x: corner.x, y: corner.y, width: block.size.width, height: block.size.height)
      guard let frames = fits(box) else { continue }
      let cost = distance + growth(of: frames, with: box) + disturbance(of: box)
      if cost < best?.cost ?? .infinity { best = (corner, frames, cost) }
    }
    return best.map { ($0.corner, $0.frames) }
  }

  private func fits(_ box: Rect) -> [Rect?]? {
    arrangement.room(for: box, margin: Arrangement.gap.width - 2, in: block.home)
  }

  /// How much larger frames and page become.
  private func growth(of frames: [Rect?], with box: Rect) -> Double {
    var growth = 0.0
    for frame in block.home {
      guard let old = arrangement.frames[frame], let new = frames[frame] else { continue }
      growth += new.width - old.width + new.height - old.height
    }
    let corner = arrangement.corner
    return growth / 2 + max(box.maxX - corner.x, 0) / 2 + max(box.maxY - corner.y, 0) / 2
  }

  private func disturbance(of box: Rect) -> Double {
    let wide = box.insetBy(-6)
    return Double(lines.count { $0.bounds.overlaps(wide) && wide.isCrossed(by: $0.points) }) * Self.costOfLine
      + Double(labels.count(where: wide.overlaps)) * Self.costOfLabel
  }

  /// Corners worth trying, the nearest first: beside, below and in line with what is there.
  private func candidates() -> [(corner: Point, distance: Double)] {
    let home = Set(block.home)
    var boxes = (arrangement.cards + arrangement.pins).compactMap(\.self)
    boxes += arrangement.frames.indices.filter { !home.contains($0) }.compactMap { arrangement.frames[$0] }
    let center = Point(x: wish.x + block.size.width / 2, y: wish.y + block.size.height / 2)
    boxes.sort { ($0.distance(to: center), $0.x, $0.y) < ($1.distance(to: center), $1.x, $1.y) }
    let (gap, size) = (Arrangement.gap, block.size)
    var lefts = [wish.x]
    var tops = [wish.y]
    for box in boxes.prefix(Self.nearest) {
      lefts += [box.x - gap.width - size.width, box.maxX + gap.width, box.center.x - size.width / 2]
      tops += [box.y - gap.height - size.height, box.maxY + gap.height, box.y]
    }
    let around = block.home.compactMap { arrangement.frames[$0] } + [Rect(enclosing: arrangement.corner)]
    for frame in around {
      lefts.append(frame.maxX + gap.width)
      tops.append(frame.maxY + gap.height)
    }
    let least = Arrangement.margin + Arrangement.frameMargin * Double(block.home.count)
    let columns = Set(lefts.map { hundredths(max($0, least)) }).sorted()
    let rows = Set(tops.map { hundredths(max($0, least)) }).sorted()
    return columns.flatMap { x in rows.map { Point(x: x, y: $0) } }
      .map { ($0, distance(to: $0)) }
      .sorted { ($0.1, $0.0.y, $0.0.x) < ($1.1, $1.0.y, $1.0.x) }
  }

  /// Distance from the place wished for; upwards counts double, for arrows lead down.
  private func distance(to corner: Point) -> Double {
    let dx = corner.x - wish.x
    let dy = corner.y < wish.y ? 2 * (wish.y - corner.y) : corner.y - wish.y
    return (dx * dx + dy * dy).squareRoot()
  }
}

/// A line as corners.
struct FlatLine {
  let points: [Point]
  let bounds: Rect

  init(_ line: PlacedDiagram.Line) {
    points = Bezier.flattened(line.curve, to: line.tip)
    bounds = Rect(around: points).insetBy(-1)
  }
}

extension Rect {
  /// The smallest rectangle around points.
  init(around points: some Collection<Point>) {
    let first = points.first ?? Point(x: 0, y: 0)
    var (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  fileprivate init(enclosing corner: Point) { self.init(x: 0, y: 0, width: corner.x, height: corner.y) }

  /// Distance of a point from the nearest point of the rectangle.
  func distance(to point: Point) -> Double {
    let dx = max(x - point.x, point.x - maxX, 0)
    let dy = max(y - point.y, point.y - maxY, 0)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// Whether a line through points comes inside.
  func isCrossed(by points: [Point]) -> Bool {
    zip(points, points.dropFirst()).contains { isCrossed(from: $0, to: $1) }
  }

  /// Whether a straight line comes inside, by cutting off what lies beyond each side in turn.
  private func isCrossed(from start: Point, to end: Point) -> Bool {
    var (first, last) = (0.0, 1.0)
    let dx = end.x - start.x
    let dy = end.y - start.y
    for (step, room) in [(-dx, start.x - x), (dx, maxX - start.x), (-dy, start.y - y), (dy, maxY - start.y)] {
      if step == 0 {
        if room < 0 { return false }
      } else if step < 0 {
        first = max(first, room / step)
      } else {
        last = min(last, room / step)
      }
    }
    return first < last
  }
}
