import Facts
import Foundation
import NavigationModel

/// What the binary property list in `bytes` says. It has no lines, so every place is the file's first byte.
func readBinaryPropertyList(_ bytes: [UInt8], path: String) -> FileFacts {
  let place = SourcePlace(file: path, line: 1, column: 1)
  guard let root = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil) as? [String: Any] else {
    let problem = Problem(place: place, message: "this binary property list can not be read", losesInput: true)
    return FileFacts(path: path, content: .unreadable, problems: [problem])
  }
  var walk = BinaryPropertyListWalk(root, place: place)
  walk.run()
  return FileFacts(path: path, content: .propertyList(walk.facts), problems: walk.problems)
}

/// Visits the values under the keys that matter, and no others.
private struct BinaryPropertyListWalk {
  /// In the binary form a value may stand under many keys, so a small file can be made to have a great many values.
  private static let visitLimit = 100_000

  let place: SourcePlace
  private(set) var facts = PropertyListFacts()
  private(set) var problems: [Problem] = []
  private var pending: [(value: Any, keys: [String])]

  init(_ root: [String: Any], place: SourcePlace) {
    self.place = place
    pending = [(root, [])]
  }

  mutating func run() {
    var visits = 0
    while let (value, keys) = pending.popLast() {
      visits += 1
      guard visits <= Self.visitLimit else {
        problems.append(Problem(place: place, message: "this property list has too many values", losesInput: true))
        return
      }
      visit(value, under: keys)
    }
  }

  private mutating func visit(_ value: Any, under keys: [String]) {
    switch value {
    case let dictionary as [String: Any]:
      // Descending, because the last one added is visited first.
      let below = dictionary.sorted { $0.key > $1.key }.map { (value: $0.value, keys: keys + [$0.key]) }
      pending += below.filter { PropertyListKey.mayLie(below: $0.keys) }
    case let array as [Any]:
      pending += array.reversed().map { (value: $0, keys: keys) }
    case let text as String:
      PropertyListKey.file(PlacedText(text: text, place: place), under: keys, in: &facts)
    default:
      break
    }
  }
}
