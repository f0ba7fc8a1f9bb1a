/// Finds what somebody probably meant.
package enum Spelling {
  /// The known name that is most like a text, if any is like it enough for a "did you mean".
  ///
  /// Like enough means: at most a third of the letters differ, and no more than three of a long name, of which much is the
  /// same in all names of its kind. Among equals the first in alphabetical order wins.
  /// - Complexity: O(*k* · *l*²) time for *k* names of *l* letters.
  package static func closest(to text: String, among names: [String]) -> String? {
    let limit = max(1, min(text.count / 3, 3))
    var best: (name: String, distance: Int)?
    for name in names.sorted() where abs(name.count - text.count) <= limit {
      let distance = distance(Array(text.lowercased()), Array(name.lowercased()))
      if distance <= limit, distance < (best?.distance ?? .max) { best = (name, distance) }
    }
    return best?.name
  }

  /// `; did you mean 'x'?`, or nothing where no known name comes near.
  package static func suggestion(for text: String, among names: [String]) -> String {
    closest(to: text, among: names).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// How many letters must be changed, added, dropped or swapped with the next (optimal string alignment).
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
