package import NavigationModel

/// Where the sources of an app can be looked at, so that a picture can lead to the line that made a part of it.
package struct SourceLink: Hashable, Sendable {
  /// The address of a line, with `{path}` and `{line}` where they go.
  package let template: String

  /// A site such as `https://example.org/app/blob/main`, a folder relative to the picture, or what `init(template:)` takes.
  ///
  /// Anything else is refused: a link in a picture must never run a script.
  package init?(base: String) {
    guard !base.contains("{path}") else {
      self.init(template: base)
      return
    }
    let isSite = base.hasPrefix("https://") || base.hasPrefix("http://")
    guard isSite || !base.contains(":") else { return nil }
    self.init(unchecked: (base.hasSuffix("/") ? String(base.dropLast()) : base) + "/{path}#L{line}")
  }

  /// An address with `{path}` and perhaps `{line}` in it, such as `https://example.org/app/blob/main/{path}#L{line}`.
  ///
  /// Only sites are taken: an address must never run a script, and what is made of it must not leave its site.
  package init?(template: String) {
    let site = ["https://", "http://"].first(where: template.hasPrefix).map { template.dropFirst($0.count) }
    guard let host = site?.prefix(while: { $0 != "/" }), !host.isEmpty, !host.contains("{"),
      template.contains("{path}")
    else { return nil }
    self.init(unchecked: template)
  }

  private init(unchecked template: String) { self.template = template }

  /// The address of a place, with its line as code sites understand it.
  package func address(of place: SourcePlace) -> String {
    var address = ""
    var rest = template[...]
    while let first = rest.first {
      if rest.hasPrefix("{path}") {
        address += Address.encoded(place.file)
        rest = rest.dropFirst(6)
      } else if rest.hasPrefix("{line}") {
        address += "\(place.line)"
        rest = rest.dropFirst(6)
      } else {
        address.append(first)
        rest = rest.dropFirst()
      }
    }
    return address
  }
}
