/// A font of the pictures: the metrics of Helvetica (and Arial, which shares them) at one size.
///
/// The widths are built in. What is installed on a machine has no say, so a card is the same size everywhere.
package struct Font: Hashable, Sendable {
  /// How heavy the strokes are.
  package enum Weight: Hashable, Sendable {
    case regular, bold
  }

  /// Height of the em square, in points.
  package var size: Double
  package var weight: Weight

  /// Creates a font of a size in points.
  package init(size: Double, weight: Weight = .regular) {
    self.size = size
    self.weight = weight
  }
}
