import Diagrams

/// A drawn part of a film strip and the room that it takes; its top left corner is the origin.
struct FilmBlock {
  var size: Size
  var elements: [Element]

  /// The block somewhere.
  func element(at point: Point) -> Element {
    Element("g", elements).moved(to: point)
  }

  /// Side by side, with their upper edges in line.
  static func row(_ blocks: [FilmBlock], gap: Double) -> FilmBlock {
    let height = blocks.map(\.size.height).max() ?? 0
    var x = 0.0
    var elements: [Element] = []
    for block in blocks {
      elements.append(block.element(at: Point(x: x, y: 0)))
      x += block.size.width + gap
    }
    return FilmBlock(size: Size(width: max(0, x - gap), height: height), elements: elements)
  }

  /// Below each other, in the middle.
  static func column(_ blocks: [FilmBlock], gap: Double) -> FilmBlock {
    let width = blocks.map(\.size.width).max() ?? 0
    var y = 0.0
    var elements: [Element] = []
    for block in blocks {
      elements.append(block.element(at: Point(x: (width - block.size.width) / 2, y: y)))
      y += block.size.height + gap
    }
    return FilmBlock(size: Size(width: width, height: max(0, y - gap)), elements: elements)
  }

  /// Each in front of the one before, of which so much stays uncovered as is given with it.
  static func stack(_ blocks: [(block: FilmBlock, uncovered: Double)], shift: Double) -> FilmBlock {
    var size = Size(width: 0, height: 0)
    var elements: [Element] = []
    var place = Point(x: 0, y: 0)
    for (block, uncovered) in blocks {
      elements.append(block.element(at: place))
      size.width = max(size.width, place.x + block.size.width)
      size.height = max(size.height, place.y + block.size.height)
      place = Point(x: place.x + shift, y: place.y + uncovered)
    }
    return FilmBlock(size: size, elements: elements)
  }
}
