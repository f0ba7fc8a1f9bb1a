internal import NavigationModel

extension SettingsReader {
  /// Complains about screens and routes that share a name, for each is called by it.
  mutating func complainAboutSameNames() {
    let names = settings.declarations.screens.map(\.name) + settings.declarations.routes.map(\.name)
    var first: [String: Int] = [:]
    for name in names.sorted(by: { $0.source < $1.source }) {
      if let line = first[name.text] {
        complain(at: name.source, "'\(name.text)' is declared in line \(line) already; rename one of them")
      } else {
        first[name.text] = name.source.line
      }
    }
  }
}
