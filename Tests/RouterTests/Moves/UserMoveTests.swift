import Router
import Testing

@Suite struct UserMoveTests {
  @Test(
    arguments: [
      (UserMove.back, "Nav[a, b]", "Nav[a]"),
      (.back, "Nav[a]", nil),
      (.back, "a", nil),
      (.back, "Nav[a, b] ^ c", nil),
      (.back, "Nav[a, b] ^ Nav[c, d]", "Nav[a, b] ^ Nav[c]"),
      (.back, "Tab<1>[Nav[a, b], Nav[c, d]]", "Tab<1>[Nav[a, b], Nav[c]]"),
      (.back, "Tab<1>[Nav[a, b], c]", nil),
      (.back, "Nav[a, Tab<0>[Nav[b]]]", "Nav[a]"),
      (.back, "Split[Nav[a, b] / Nav[c, d]]", "Split[Nav[a, b] / Nav[c]]"),
      (.back, "Plain{Nav[a, b]}", "Plain{Nav[a]}"),
      (.back, "Tab<0>[Nav[a, b] ^ c, d]", nil),
      (.dismiss, "a ^ b ^ c", "a ^ b"),
      (.dismiss, "a", nil),
      (.dismiss, "Tab<0>[Nav[a] ^ b, c]", "Tab<0>[Nav[a], c]"),
      (.dismiss, "Tab<1>[Nav[a] ^ b, c]", nil),
      (.tab(1), "Tab<0>[a, b]", "Tab<1>[a, b]"),
      (.tab(0), "Tab<0>[a, b]", "Tab<0>[a, b]"),
      (.tab(2), "Tab<0>[a, b]", nil),
      (.tab(-1), "Tab<0>[a, b]", nil),
      (.tab(1), "Tab<0>[a, b] ^ c", nil),
      (.tab(1), "a ^ Nav[Tab<0>[b, c]]", "a ^ Nav[Tab<1>[b, c]]"),
      (.tab(1), "Tab<0>[Nav[a] ^ b, c]", "Tab<1>[Nav[a] ^ b, c]"),
      (.tab(0), "Nav[a]", nil),
      (.pass("Gate"), "a", nil),
    ] as [(UserMove, String, String?)])
  func changesTheTree(move: UserMove, from: String, after: String?) throws {
    var simulator = try SmallApp().simulator(from: from)
    guard let after else {
      #expect(throws: ImpossibleMove.self) { try simulator.perform(move) }
      #expect(simulator.tree.description == from)
      return
    }
    let passage = try simulator.perform(move)
    #expect(passage.summary == after)
    #expect(passage.before.description == from)
  }
}
