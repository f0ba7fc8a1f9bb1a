package import NavigationModel

/// Where the sources of an app can be looked at, so that a picture can lead to the line that made a part of it.
package struct SourceLink: Hashable, Codable, Sendable {
  private let base: String

  /// A site such as `https://example.org/app/blob/main`, or a folder relative to the picture.
  ///
  /// Anything else is refused: a link in a picture must never run a script.
  package init?(base: String) {
    let isSite = base.hasPrefix("https://") || base.hasPrefix("http://")
    guard isSite || !base.contains(":") else { return nil }
    self.base = base.hasSuffix("/") ? String(base.dropLast()) : base
  }

  /// The address of a place, with its line as code sites understand it.
  package func address(of place: SourcePlace) -> String {
    "\(base)/\(Address.encoded(place.file))#L\(place.line)"
  }
}
