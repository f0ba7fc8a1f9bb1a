internal import NavigationModel

/// What a link asks of an address, by the part of the address.
struct LinkPattern {
  private var parts: [Substring: Set<Substring>] = [:]

  init(_ entry: Entry) {
    for condition in entry.pattern {
      let pieces = condition.split(separator: ":", maxSplits: 1)
      guard let part = pieces.first, let value = pieces.last, pieces.count == 2 else { continue }
      parts[part, default: []].insert(value)
    }
  }

  /// Whether one address can have what both ask for: an address has one scheme, host and path, but many query items.
  func canShareAddress(with other: LinkPattern) -> Bool {
    (["scheme", "host", "path"] as [Substring]).allSatisfy { part in
      guard let mine = parts[part], let theirs = other.parts[part] else { return true }
      return !mine.isDisjoint(with: theirs)
    }
  }
}
