import Diagrams
import NavigationModel

extension LayoutRecord {
  /// The same picture with room for something new in a frame: everything below or to the right of what the frame holds
  /// is moved, whichever moves fewer cards.
  func opened(in frame: Rect, for size: Size) -> LayoutRecord {
    let gap = Arrangement.gap
    let below = opened(at: frame.maxY - Arrangement.frameMargin, by: size.height + 2 * gap.height, .vertical)
    let beside = opened(at: frame.maxX - Arrangement.frameMargin, by: size.width + 2 * gap.width, .horizontal)
    return below.moved <= beside.moved ? below.record : beside.record
  }

  private func opened(
    at cut: Double, by room: Double, _ axis: Axis
  ) -> (record: LayoutRecord, moved: Int) {
    var result = self
    var moved = 0
    for index in cards.indices where cards[index].box[keyPath: axis.start] >= cut {
      result.cards[index].box[keyPath: axis.start] += room
      moved += 1
    }
    for index in pins.indices where pins[index].box[keyPath: axis.start] >= cut {
      result.pins[index].box[keyPath: axis.start] += room
    }
    for (node, frame) in frames {
      let start = frame[keyPath: axis.start]
      if start >= cut {
        result.frames[node]?[keyPath: axis.start] += room
      } else if start + frame[keyPath: axis.length] >= cut {
        result.frames[node]?[keyPath: axis.length] += room
      }
    }
    result.arrows = arrows.compactMap { opened($0, at: cut, by: room, axis) }
    return (result, moved)
  }

  private func opened(_ arrow: Arrow, at cut: Double, by room: Double, _ axis: Axis) -> Arrow? {
    let tail =
      switch arrow.from {
      case .card(let card): cards[card].box
      case .pin(let pin): pins[pin].box
      }
    let ends = [(arrow.line.curve.first ?? arrow.line.tip, tail), (arrow.line.tip, cards[arrow.to].box)]
    // Where an end moves and its card does not, the arrow needs another way.
    let isTorn = ends.contains { point, box in
      point[keyPath: axis.coordinate] >= cut && box[keyPath: axis.start] < cut
    }
    guard !isTorn else { return nil }
    var arrow = arrow
    for index in arrow.line.curve.indices where arrow.line.curve[index][keyPath: axis.coordinate] >= cut {
      arrow.line.curve[index][keyPath: axis.coordinate] += room
    }
    if arrow.line.tip[keyPath: axis.coordinate] >= cut { arrow.line.tip[keyPath: axis.coordinate] += room }
    if let label = arrow.line.label, label[keyPath: axis.start] >= cut {
      arrow.line.label?[keyPath: axis.start] += room
    }
    return arrow
  }
}

/// Left to right, or top to bottom.
private struct Axis {
  let start: WritableKeyPath<Rect, Double>
  let length: WritableKeyPath<Rect, Double>
  let coordinate: WritableKeyPath<Point, Double>

  static var horizontal: Axis { Axis(start: \.x, length: \.width, coordinate: \.x) }
  static var vertical: Axis { Axis(start: \.y, length: \.height, coordinate: \.y) }
}
