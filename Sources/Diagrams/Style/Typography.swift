package import TextMetrics

/// The fonts of the picture: measured here, written by the renderers.
package enum Typography {
  package static let heading = Font(size: 17, weight: .bold)
  package static let title = Font(size: 12, weight: .bold)
  package static let subtitle = Font(size: 9)
  package static let stub = Font(size: 9)
  package static let label = Font(size: 9.5)
  package static let legend = Font(size: 10.5)

  /// A viewer without Helvetica takes another font; the widest of the usual ones is wider by this factor.
  package static let slack = 1.18

  /// Distance between the lines of an arrow's label.
  package static let labelLineHeight = 12.0
}
