import Diagrams
import NavigationModel

/// A small drawing on a field of 16 by 16, in lines only.
struct Icon {
  private let outline: StaticString

  private init(_ outline: StaticString) { self.outline = outline }

  /// The icon with its top left corner at a point.
  func element(at point: Point, tone: String, scale: Double = 1) -> Element {
    Shapes.path("line s-" + tone, PathData(drawing: outline)).with("stroke-width", 1.5).moved(to: point, scale: scale)
  }

  static let lock = Icon("M3.5 7.5 H12.5 V14 H3.5 Z M5.5 7.5 V5 a2.5 2.5 0 0 1 5 0 V7.5 M8 10 V11.5")
  static let back = Icon("M6 3 L2.5 6.5 L6 10 M2.5 6.5 H10 a3.5 3.5 0 0 1 0 7 H8")
  static let alert = Icon("M2 3 H14 V13 H2 Z M8 5.5 V8.5 M8 10.6 V10.8")
  static let out = Icon("M7 3 H3 V13 H13 V9 M9.5 2.5 H13.5 V6.5 M13.5 2.5 L7.5 8.5")

  static let chevron = Icon("M10 2.5 L4.5 8 L10 13.5")

  /// What a user looks for.
  static func of(_ landmark: Landmark.Kind) -> Icon {
    switch landmark {
    case .launch: of(Entry.Kind.launch)
    case .logIn: Icon("M5 5 a3 3 0 1 0 .01 0 M8 8 H14 V11 M11 8 V10")
    case .welcome: Icon("M8 2 L9.7 6 L14 6.4 L10.8 9.2 L11.8 13.4 L8 11.2 L4.2 13.4 L5.2 9.2 L2 6.4 L6.3 6 Z")
    case .home: Icon("M2 8 L8 2.5 L14 8 M4 6.5 V13.5 H12 V6.5")
    case .tabs: of(Node.Container.tab)
    case .settings:
      Icon("M2 4.5 H9 M13 4.5 H14 M11 2.5 V6.5 M2 8 H4 M8 8 H14 M6 6 V10 M2 11.5 H9 M13 11.5 H14 M11 9.5 V13.5")
    }
  }

  /// How a container shows its children, in miniature.
  static func of(_ container: Node.Container) -> Icon {
    switch container {
    case .navigation: Icon("M2 2.5 H14 V13.5 H2 Z M7 5.5 L4.5 8 L7 10.5 M5 8 H11")
    case .tab: Icon("M2 2.5 H14 V13.5 H2 Z M2 10 H14 M5 11.8 H5.2 M8 11.8 H8.2 M11 11.8 H11.2")
    case .split: Icon("M2 2.5 H14 V13.5 H2 Z M6.5 2.5 V13.5 M3.7 5 H4.8 M3.7 7.5 H4.8")
    case .page: Icon("M4 2.5 H12 V10.5 H4 Z M5 13.5 H5.2 M8 13.5 H8.2 M11 13.5 H11.2")
    case .drawer: Icon("M2 2.5 H14 V13.5 H2 Z M9 2.5 V13.5 M4 5.5 H7 M4 8 H7 M4 10.5 H7")
    case .custom: Icon("M2 2.5 H14 V13.5 H2 Z M5 5.5 H11 V10.5 H5 Z")
    }
  }

  /// Where a user comes from.
  static func of(_ entry: Entry.Kind) -> Icon {
    switch entry {
    case .launch: Icon("M5 3 L13 8 L5 13 Z")
    case .deepLink: Icon("M9 4.5 H6 a3.5 3.5 0 0 0 0 7 H7 M9 11.5 H10 a3.5 3.5 0 0 0 0 -7 M6 8 H10")
    case .universalLink: Icon("M8 2.5 a5.5 5.5 0 1 0 .01 0 M2.5 8 H13.5 M8 2.5 C5 6 5 10 8 13.5 C11 10 11 6 8 2.5")
    case .pushNotification: Icon("M3 11.5 H13 C11.5 10 12 8 11.5 6 a3.5 3.5 0 0 0 -7 0 C4 8 4.5 10 3 11.5 Z M7 13.5 H9")
    case .shortcut: Icon("M9 2 L4 9 H8 L7 14 L12 7 H8 Z")
    case .widget: Icon("M2.5 2.5 H7 V7 H2.5 Z M9 2.5 H13.5 V7 H9 Z M2.5 9 H7 V13.5 H2.5 Z M9 9 H13.5 V13.5 H9 Z")
    case .event: Icon("M8 5 a3 3 0 1 0 .01 0 M8 1.5 V2.5 M8 13.5 V14.5 M1.5 8 H2.5 M13.5 8 H14.5")
    }
  }
}
