import DeclarationReader
import NavigationModel
import ScenarioReader
import TestSupport
import Testing

/// Whatever the bytes are: a file or mistakes with places, never a crash.
@Suite struct ScenarioFuzzTests {
  private static let sample = """
    format: navgraph-scenarios/1
    title: "A shop"
    source: |
      class Home: UIViewController {}
    world:
      gates:
        Login:
          unless: "User.isIn"
          opens: login
      tasks:
        SeatTask:
          selectsTab:
            week: 0
    cases:
      - id: one
        route: Shop.bag
        payload:
          number: "7"
        from: "Nav[Home]"
        world:
          flags:
            "User.isIn": true
        steps:
          - user: "tab 1"
            expect: "Tab<1>[Home, Bag]"
          - route: bag
            payload: 7
            fails: generic
            tree: "Home ^ Bag"
    """

  @Test(arguments: 0..<8 as Range<UInt64>)
  func survivesMutatedBytes(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<250 {
      var bytes = Array(Self.sample.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) { mutate(&bytes, using: &random) }
      do {
        let file = try readScenarios(bytes, path: "shop.yml")
        #expect(file.cases.allSatisfy { !$0.steps.isEmpty })
      } catch {
        #expect(!error.problems.isEmpty)
        #expect(error.problems.allSatisfy { $0.place.line >= 1 && $0.place.column >= 1 && !$0.message.isEmpty })
      }
    }
  }

  /// Overwrites, drops, doubles or moves some bytes.
  private func mutate(_ bytes: inout [UInt8], using random: inout SplitMix64) {
    guard !bytes.isEmpty else { return }
    let start = Int.random(in: 0..<bytes.count, using: &random)
    let end = min(bytes.count, start + Int.random(in: 0...20, using: &random))
    switch Int.random(in: 0..<5, using: &random) {
    case 0: bytes[start] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.removeSubrange(start..<end)
    case 2: bytes.insert(contentsOf: bytes[start..<end], at: start)
    case 3: bytes[start] = Array("[]{}:-&*!|>'\"%@`#,?\n\t ".utf8).randomElement(using: &random) ?? 0
    default:
      let piece = Array(bytes[start..<end])
      bytes.removeSubrange(start..<end)
      bytes.insert(contentsOf: piece, at: Int.random(in: 0...bytes.count, using: &random))
    }
  }
}
