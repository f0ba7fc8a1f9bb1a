/// Sizes, points and rectangles are written as plain rows of numbers: a picture has thousands of them, and names would
/// take most of the time that a layout process needs to understand its question.
extension Size {
  /// Reads width and height.
  package init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(width: try numbers.decode(Double.self), height: try numbers.decode(Double.self))
  }

  /// Writes width and height.
  package func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(width)
    try numbers.encode(height)
  }
}

extension Point {
  /// Reads x and y.
  package init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(x: try numbers.decode(Double.self), y: try numbers.decode(Double.self))
  }

  /// Writes x and y.
  package func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    try numbers.encode(x)
    try numbers.encode(y)
  }
}

extension Rect {
  /// Reads the corner and the size.
  package init(from decoder: any Decoder) throws {
    var numbers = try decoder.unkeyedContainer()
    self.init(
      x: try numbers.decode(Double.self), y: try numbers.decode(Double.self), width: try numbers.decode(Double.self),
      height: try numbers.decode(Double.self))
  }

  /// Writes the corner and the size.
  package func encode(to encoder: any Encoder) throws {
    var numbers = encoder.unkeyedContainer()
    for number in [x, y, width, height] { try numbers.encode(number) }
  }
}

extension PlacedDiagram.Line {
  private enum CodingKeys: CodingKey {
    case points, label
  }

  /// Reads the curve with its tip as one row of coordinates.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let numbers = try values.decode([Double].self, forKey: .points)
    var points = stride(from: 0, to: numbers.count - 1, by: 2).map { Point(x: numbers[$0], y: numbers[$0 + 1]) }
    guard let tip = points.popLast() else {
      throw DecodingError.dataCorruptedError(forKey: .points, in: values, debugDescription: "a line without points")
    }
    self.init(curve: points, tip: tip, label: try values.decodeIfPresent(Rect.self, forKey: .label))
  }

  /// Writes the curve with its tip as one row of coordinates.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode((curve + [tip]).flatMap { [$0.x, $0.y] }, forKey: .points)
    try values.encodeIfPresent(label, forKey: .label)
  }
}
