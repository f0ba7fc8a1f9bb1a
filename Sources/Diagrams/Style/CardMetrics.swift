import NavigationModel

/// Distances inside cards, plates and pins, in points; the renderers draw by the same numbers.
package enum CardMetrics {
  package static let titleBarHeight = 26.0
  package static let subtitleHeight = 18.0
  /// From the subtitle's line to that of the payload.
  package static let payloadHeight = 12.0
  /// Height of a tab, a column or a page on the card of its container.
  package static let partHeight = 18.0
  static let partTextLimit = 90.0
  package static let stubHeight = 15.0
  package static let stubGap = 4.0
  /// Room for the arrow or the lock at the head of a stub.
  package static let stubIconWidth = 12.0
  /// Room for the small arrow at the head of a jump.
  package static let jumpIconWidth = 25.0
  static let jumpTextLimit = 130.0
  /// Height of the line of one mention.
  package static let mentionHeight = 13.0
  /// Room for the line that counts the jumps to a card.
  package static let jumpsInHeight = 13.0
  package static let sideMargin = 9.0
  /// Room for the back button or the icon of a landmark beside a title in the middle.
  package static let titleSignWidth = 14.0
  /// Room for the icon before a mention that is a landmark.
  package static let mentionIconWidth = 14.0
  /// Room for the icon before a plate's or a pin's title.
  package static let iconWidth = 22.0
  package static let pinHeight = 34.0
  /// Room for the lock before the names of gates.
  package static let lockWidth = 11.0

  static let pinTextLimit = 190.0
  static let labelTextLimit = 180.0
  /// The same in a picture of many arrows, where room for labels is what makes it wide.
  static let denseLabelTextLimit = 110.0

  /// Narrowest and widest card of a shape.
  static func widths(_ shape: Card.Shape, hasParts: Bool = false) -> ClosedRange<Double> {
    if hasParts { return 118...420 }
    return switch shape {
    case .screen: 118...200
    case .container: 90...260
    case .alert, .system, .external: 100...180
    case .flow, .event: 90...180
    case .group: 130...230
    }
  }

  /// Least height of a shape; only a screen looks like a phone.
  static func leastHeight(_ shape: Card.Shape) -> Double {
    switch shape {
    case .screen: 70
    case .alert, .system, .external, .group: 50
    case .container, .flow, .event: titleBarHeight
    }
  }

  /// Empty room under the last line of a shape.
  static func foot(_ shape: Card.Shape) -> Double {
    switch shape {
    case .screen: 14
    case .group: 12
    case .alert, .system, .external: 8
    case .container, .flow, .event: 2
    }
  }
}
