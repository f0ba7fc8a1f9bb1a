import Diagrams
import NavigationModel

extension Arrangement {
  /// Gives arrows between boxes that stayed the line that they had, unless something new lies on it.
  mutating func keepLines() {
    let obstacles = changed.compactMap { card in cards[card].map { (card, $0.insetBy(-3)) } }
    var free = formerLines()
    for (index, arrow) in diagram.arrows.enumerated() {
      guard let ends = formerEnds(of: arrow), var candidates = free[ends], !candidates.isEmpty else { continue }
      // Of several arrows between two cards, the one whose label is as large.
      let best = candidates.firstIndex { Self.hasLabel($0, of: arrow.label.size) } ?? 0
      var line = candidates.remove(at: best)
      free[ends] = candidates
      if !Self.hasLabel(line, of: arrow.label.size) { line.label = nil }
      guard let fitted = fit(line, of: arrow) else { continue }
      let points = Bezier.flattened(fitted.curve, to: fitted.tip)
      let isCut = obstacles.contains { card, box in !arrow.touches(card) && box.isCrossed(by: points) }
      if !isCut { arrows[index] = fitted }
    }
  }

  private struct Ends: Hashable {
    var from: Arrow.Tail
    var to: Int
  }

  private func formerLines() -> [Ends: [PlacedDiagram.Line]] {
    var lines: [Ends: [PlacedDiagram.Line]] = [:]
    for arrow in record.arrows { lines[Ends(from: arrow.from, to: arrow.to), default: []].append(arrow.line) }
    return lines
  }

  /// The ends of an arrow as the record counts them.
  private func formerEnds(of arrow: Arrow) -> Ends? {
    guard let to = former[arrow.to] else { return nil }
    switch arrow.from {
    case .card(let card): return former[card].map { Ends(from: .card($0), to: to) }
    case .pin(let pin): return formerPins[pin].map { Ends(from: .pin($0), to: to) }
    }
  }

  private static func hasLabel(_ line: PlacedDiagram.Line, of size: Size) -> Bool {
    line.label?.size.isAlmost(size) ?? (size.width == 0)
  }

  /// A former line, cut to its ends where these are larger or smaller now; nothing where they are elsewhere.
  private func fit(_ line: PlacedDiagram.Line, of arrow: Arrow) -> PlacedDiagram.Line? {
    guard let tail = box(of: arrow.from), let head = cards[arrow.to], let start = line.curve.first else { return nil }
    let tailChanged = if case .card(let card) = arrow.from { changed.contains(card) } else { false }
    guard tailChanged || changed.contains(arrow.to) else { return line }
    let isAtHome = tail.distance(to: start) < Self.nearby && head.distance(to: line.tip) < Self.nearby
    guard isAtHome, arrow.from != .card(arrow.to), var fitted = Spline(line).between(tail, head)?.line
    else { return nil }
    fitted.label = line.label
    return fitted
  }

  /// An end that is further away from its card has lost it.
  private static let nearby = 40.0

  private func box(of tail: Arrow.Tail) -> Rect? {
    switch tail {
    case .card(let card): cards[card]
    case .pin(let pin): pins[pin]
    }
  }

  /// Finds a way for every arrow without a line, short ones first, because they have the least choice.
  mutating func routeLines() throws(KeepingFailure) {
    let open = arrows.indices.filter { arrows[$0] == nil }
    guard open.count <= max(Self.newLinesAtLeast, arrows.count / 3) else { throw .tooMuchChanged }
    guard !open.isEmpty else { return }
    var map = RoutingMap(of: self)
    let order = open.sorted { (airline(of: $0), $0) < (airline(of: $1), $1) }
    for index in order {
      let arrow = diagram.arrows[index]
      guard let tail = box(of: arrow.from), let head = cards[arrow.to] else { throw .noWay }
      let strangers = foreignFrames(of: arrow)
      guard let line = map.route(from: tail, to: head, leadsOn: arrow.meaning.leadsOn, around: strangers) else {
        throw .noWay
      }
      arrows[index] = line
      map.add(line)
    }
  }

  /// So many new lines are never too much of a change.
  private static let newLinesAtLeast = 10

  private func airline(of index: Int) -> Double {
    let arrow = diagram.arrows[index]
    guard let tail = box(of: arrow.from), let head = cards[arrow.to] else { return 0 }
    return tail.center.distance(to: head.center)
  }

  /// The frames that hold neither end of an arrow: a line through them says nothing.
  private func foreignFrames(of arrow: Arrow) -> [Rect] {
    var home = Set(surroundings(ofCard: arrow.to))
    if case .card(let card) = arrow.from { home.formUnion(surroundings(ofCard: card)) }
    return frames.indices.filter { !home.contains($0) }.compactMap { frames[$0] }
  }
}

extension Arrow {
  fileprivate func touches(_ card: Int) -> Bool { from == .card(card) || to == card }
}
