/// A colour by its role; each has a value for paper and one for a dark screen.
///
/// Every value has a contrast of at least 4.5 to 1 against the background and the frames that it is drawn on.
package enum Tone: String, Hashable, Sendable, CaseIterable {
  case ink, grey, blue, orange, red, green, violet, teal

  /// For a light background, `#rrggbb`.
  package var light: String {
    switch self {
    case .ink: "#1c2430"
    case .grey: "#535d6b"
    case .blue: "#1559b3"
    case .orange: "#a34508"
    case .red: "#b3202c"
    case .green: "#146c43"
    case .violet: "#7038b8"
    case .teal: "#0b6670"
    }
  }

  /// For a dark background, `#rrggbb`.
  package var dark: String {
    switch self {
    case .ink: "#e8edf4"
    case .grey: "#a9b4c2"
    case .blue: "#7db6ff"
    case .orange: "#ffab6b"
    case .red: "#ff8f96"
    case .green: "#6fd3a0"
    case .violet: "#c8a3ff"
    case .teal: "#66d0dc"
    }
  }
}
