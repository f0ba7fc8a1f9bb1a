import Diagrams

/// The colours of the picture as CSS classes, for a light and for a dark background.
///
/// Paper is always light. No custom properties: many viewers that show SVG files do not know them.
enum StyleSheet {
  static let text = """
    \(shared)\(rules(isLight: true))@media screen and (prefers-color-scheme: dark){
    \(rules(isLight: false))}

    """

  /// For a page that chooses by itself between a picture for light and one for dark backgrounds.
  static func text(for appearance: Appearance) -> String { shared + rules(isLight: appearance == .light) }

  private static let shared = """
    text{font-family:Helvetica,Arial,"Liberation Sans",sans-serif}
    .line{fill:none;stroke-linecap:round;stroke-linejoin:round}
    .thin{stroke-width:1}

    """

  /// Backgrounds, by the part of the picture.
  enum Surface: String, CaseIterable {
    case paper, frame, inner, card, bar, plate

    /// For a light background, `#rrggbb`.
    var light: String {
      switch self {
      case .paper: "#ffffff"
      case .frame: "#f3f6fa"
      case .inner: "#e9eef5"
      case .card: "#ffffff"
      case .bar: "#eef2f8"
      case .plate: "#dfeee6"
      }
    }

    /// For a dark background, `#rrggbb`.
    var dark: String {
      switch self {
      case .paper: "#10151c"
      case .frame: "#171e28"
      case .inner: "#1e2733"
      case .card: "#222c3a"
      case .bar: "#2b3748"
      case .plate: "#1f3a2e"
      }
    }
  }

  /// Lines around cards and frames: seen, not read, so they may be faint.
  private static let border = (light: "#b4bfcd", dark: "#4b5a6e")
  private static let shadow = (light: "#1c2430", dark: "#000000")

  private static func rules(isLight: Bool) -> String { rules { isLight ? $0.light : $0.dark } }

  /// The same rules for a page that sets the colours itself, by `variables(isLight:)`.
  static let variableText = shared + rules { "var(--\($0.name))" }

  /// The colours by name, as custom properties of CSS.
  static func variables(isLight: Bool) -> String {
    colors.map { "--\($0.name):\(isLight ? $0.light : $0.dark);" }.joined()
  }

  /// A colour of the picture: the name of its role, and its values.
  private typealias Color = (name: String, light: String, dark: String)

  private static var colors: [Color] {
    Surface.allCases.map(color) + Tone.allCases.map(color)
      + [("edge", border.light, border.dark), ("shadow", shadow.light, shadow.dark)]
  }

  private static func color(_ surface: Surface) -> Color { (surface.rawValue, surface.light, surface.dark) }
  private static func color(_ tone: Tone) -> Color { (tone.rawValue, tone.light, tone.dark) }

  private static func rules(_ value: (Color) -> String) -> String {
    var css = ""
    for surface in Surface.allCases { css += ".\(surface.rawValue){fill:\(value(color(surface)))}\n" }
    css += ".s-paper{stroke:\(value(color(Surface.paper)))}\n"
    for tone in Tone.allCases {
      let color = value(color(tone))
      css += ".f-\(tone.rawValue){fill:\(color)}\n.s-\(tone.rawValue){stroke:\(color)}\n"
    }
    css += ".edge{stroke:\(value(("edge", border.light, border.dark)))}\n"
    css += ".shadow{fill:\(value(("shadow", shadow.light, shadow.dark)));opacity:.1}\n"
    css += ".halo{fill:\(value(color(Surface.frame)));opacity:.85}\n"
    return css
  }
}
