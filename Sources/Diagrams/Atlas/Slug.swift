/// A title as a part of a file name or an address: small letters, digits and hyphens.
package enum Slug {
  /// The longest that is made.
  private static let limit = 48

  /// The same for the same title; never empty.
  package static func of(_ title: String) -> String {
    var slug = ""
    var gap = false
    for scalar in title.lowercased().unicodeScalars where slug.count < limit {
      switch scalar {
      case "a"..."z", "0"..."9":
        if gap, !slug.isEmpty { slug += "-" }
        slug.unicodeScalars.append(scalar)
        gap = false
      case _ where scalar.properties.isAlphabetic:
        if gap, !slug.isEmpty { slug += "-" }
        slug += String(scalar.value, radix: 16)
        gap = true
      default: gap = true
      }
    }
    return slug.isEmpty ? "part" : slug
  }
}
