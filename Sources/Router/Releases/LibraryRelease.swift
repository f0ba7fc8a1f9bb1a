/// A release of the library whose rules are simulated: `0.9.22`, `2.22.2`.
///
/// Configurations are spelled for many releases, and some rules changed over the years; what changed is listed in
/// `LibraryRules`. https://github.com/ekazaev/route-composer/tags
package struct LibraryRelease: Hashable, Sendable, Comparable, CustomStringConvertible {
  private let numbers: [Int]

  /// Reads `2.22.2` or `v0.9.9.5`; `nil` for anything else.
  package init?(_ text: String) {
    let digits = text.hasPrefix("v") ? text.dropFirst() : text[...]
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil }
    guard numbers.count == parts.count, (1...6).contains(parts.count) else { return nil }
    self.init(numbers)
  }

  init(_ numbers: [Int]) {
    // 2.1 and 2.1.0 are the same release.
    var numbers = numbers
    while numbers.count > 1, numbers.last == 0 { numbers.removeLast() }
    self.numbers = numbers
  }

  /// The release whose rules are followed where nothing else is said: 2.22.2.
  package static let current = LibraryRelease([2, 22, 2])

  /// Compares number by number: 0.9.9.5 comes before 0.9.22.
  package static func < (left: LibraryRelease, right: LibraryRelease) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }

  /// `2.22.2`.
  package var description: String { numbers.map(String.init).joined(separator: ".") }
}
