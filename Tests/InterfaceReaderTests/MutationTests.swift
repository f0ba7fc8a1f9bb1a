import Facts
import InterfaceReader
import NavigationModel
import TestSupport
import Testing

/// A few bytes of `original` flipped, deleted, doubled or cut off.
func mutated(_ original: [UInt8], using random: inout SplitMix64) -> [UInt8] {
  var bytes = original
  for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
    let index = Int.random(in: bytes.indices, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: bytes.removeSubrange(index...)
    case 1...2: bytes.remove(at: index)
    case 3: bytes.insert(bytes[index], at: index)
    case 4: bytes[index] = Array("<>&\"'/=! ".utf8).randomElement(using: &random) ?? 0
    default: bytes[index] ^= UInt8(1) << UInt8.random(in: 0..<8, using: &random)
    }
  }
  return bytes
}

@Suite struct MutationTests {
  @Test func readsTwoThousandBrokenStoryboards() {
    let original = Array(Self.fixture.utf8)
    var random = SplitMix64(seed: 1)
    for _ in 0..<2_000 {
      let bytes = mutated(original, using: &random)
      let file = readInterface(bytes, path: "Main.storyboard")
      let again = readInterface(bytes, path: "Main.storyboard")
      #expect("\(file)" == "\(again)")
      #expect(file.problems.allSatisfy { $0.place.line >= 1 && $0.place.column >= 1 && !$0.message.isEmpty })
    }
  }

  @Test func readsEveryBeginningOfAStoryboard() throws {
    let original = Array(Self.fixture.utf8)
    let whole = try interface(readInterface(original, path: "Main.storyboard"))
    for length in original.indices {
      let file = readInterface(Array(original[..<length]), path: "Main.storyboard")
      #expect(file.problems.count == 1, "beginning of \(length) bytes")
      guard case .interface(let facts) = file.content else { continue }
      #expect(facts.scenes.map(\.objectID) == whole.scenes.prefix(facts.scenes.count).map(\.objectID))
    }
  }

  private static let fixture = storyboard(
    """
    <navigationController id="nav" sceneMemberID="viewController"><connections>
    <segue destination="list" kind="relationship" relationship="rootViewController" id="s1"/>
    </connections></navigationController>
    """,
    """
    <!-- navgraph:ignore -->
    <tableViewController id="list" customClass="List" title="A &amp; B" sceneMemberID="viewController">
    <tableView key="view"><prototypes><tableViewCell id="cell"><connections>
    <segue destination="nav" kind="show" identifier="open" id="s2"/></connections></tableViewCell></prototypes>
    </tableView></tableViewController><exit id="x" sceneMemberID="exit"/>
    """)
}
