/// How an arrow is drawn.
///
/// Kinds differ in dashes, head or weight too, so none needs colour to be told from another.
package struct ArrowStyle: Hashable, Sendable {
  /// Lengths of strokes and gaps.
  package enum Dash: Hashable, Sendable {
    case solid, long, dashed, dotted, dashDot
  }

  /// What stands at the end.
  package enum Head: Hashable, Sendable {
    case filled, hollow, vee, diamond, disc, doubled
  }

  package var tone: Tone
  package var dash: Dash
  package var head: Head
  /// Width of the line, in points.
  package var width: Double

  /// A style of no kind, for a legend that explains something else.
  package static let neutral = ArrowStyle(.ink, .solid, .filled)

  init(_ tone: Tone, _ dash: Dash, _ head: Head, width: Double = 1.4) {
    self.tone = tone
    self.dash = dash
    self.head = head
    self.width = width
  }
}
