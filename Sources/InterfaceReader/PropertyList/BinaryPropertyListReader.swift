import Facts
import NavigationModel

/// What the binary property list in `bytes` says.
///
/// It has no lines, so every place is the file's first byte.
func readBinaryPropertyList(_ bytes: [UInt8], path: String) -> FileFacts {
  let place = SourcePlace(file: path, line: 1, column: 1)
  guard let list = BinaryPropertyList(bytes) else {
    let problem = Problem(place: place, message: "this binary property list can not be read", losesInput: true)
    return FileFacts(path: path, content: .unreadable, problems: [problem])
  }
  var walk = BinaryPropertyListWalk(list, place: place)
  walk.run()
  let problem = Problem(place: place, message: "part of this binary property list can not be read", losesInput: true)
  return FileFacts(path: path, content: .propertyList(walk.facts), problems: walk.isDamaged ? [problem] : [])
}

/// Visits the values under the keys that matter, and no others.
private struct BinaryPropertyListWalk {
  let place: SourcePlace
  private(set) var facts = PropertyListFacts()
  /// Whether something that may matter could not be decoded.
  private(set) var isDamaged = false
  private var list: BinaryPropertyList
  private var pending: [(reference: Int, keys: [String])]

  init(_ list: BinaryPropertyList, place: SourcePlace) {
    self.list = list
    self.place = place
    pending = [(list.root, [])]
  }

  mutating func run() {
    while let (reference, keys) = pending.popLast() {
      switch list.object(reference) {
      case .text(let text): PropertyListKey.file(PlacedText(text: text, place: place), under: keys, in: &facts)
      case .array(let values): pending += values.reversed().map { ($0, keys) }
      case .dictionary(let names, let values): addValues(values, named: names, below: keys)
      case .other: break
      case nil: isDamaged = true
      }
    }
  }

  private mutating func addValues(_ values: [Int], named names: [Int], below keys: [String]) {
    var found: [(reference: Int, keys: [String])] = []
    for (name, value) in zip(names, values) {
      guard case .text(let key) = list.object(name) else {
        isDamaged = true
        continue
      }
      if PropertyListKey.mayLie(below: keys + [key]) { found.append((value, keys + [key])) }
    }
    // Dictionaries are written in no order; descending, because the last one added is visited first.
    pending += found.sorted { ($0.keys.last ?? "", $0.reference) > ($1.keys.last ?? "", $1.reference) }
  }
}
