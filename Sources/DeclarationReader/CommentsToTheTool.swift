internal import Findings
internal import NavigationModel

/// The comments of the file that silence rules: `# navgraph:ignore declared-drift until the menu is deployed`.
///
/// - Complexity: O(bytes).
func suppressions(in yaml: String, file: String) -> [Suppression] {
  var found: [Suppression] = []
  for (number, line) in yaml.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
    let sign = line.indices.first { line[$0] == "#" && line[$0...].dropFirst().isMeant }
    guard let sign else { continue }
    let place = SourcePlace(file: file, line: number + 1, column: line[..<sign].utf8.count + 1)
    let isTrailing = line[..<sign].contains { !$0.isWhitespace }
    if let suppression = Suppression(comment: String(line[sign...].dropFirst()), at: place, isTrailing: isTrailing) {
      found.append(suppression)
    }
  }
  return found
}

extension Substring {
  fileprivate var isMeant: Bool { drop { $0 == " " }.hasPrefix("navgraph:ignore") }
}
