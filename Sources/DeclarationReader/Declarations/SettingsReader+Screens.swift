internal import NavigationModel
internal import Yams

/// The keys of a declared screen.
enum ScreenKey: String, FieldKey {
  case name, kind, container, title, aliases

  static let subject = "a screen"
  static let required: [ScreenKey] = [.name]
}

extension SettingsReader {
  mutating func readScreens(_ node: Yams.Node) {
    for element in elements(node, of: "screens") {
      guard let fields = fields(element, ScreenKey.self) else { continue }
      let kind = choice(fields[.kind], "kind of screen", among: DeclaredScreen.kinds)
      let container = choice(fields[.container], "kind of container", among: Node.Container.allCases)
      if let node = fields[.container], let kind, kind != .container {
        complain(node, "only a screen of the kind 'container' has a kind of container, and this one is '\(kind)'")
      }
      let title = text(fields[.title])
      let aliases = texts(fields[.aliases])
      guard let name = name(fields[.name]) else { continue }
      settings.declarations.screens.append(
        DeclaredScreen(
          name: name, kind: kind ?? container.map { _ in .container }, container: container, title: title,
          aliases: aliases))
    }
  }
}
