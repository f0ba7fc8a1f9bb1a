import Foundation
import NavigationModel
import Router
import Testing

/// The simulator against a router that is too plain to be wrong in the same way.
@Suite struct ReferenceTests {
  /// How many cases are tried: `NAVGRAPH_CASES` where it is set.
  private static let count = ProcessInfo.processInfo.environment["NAVGRAPH_CASES"].flatMap(Int.init) ?? 5_000
  private static let parts = 4

  /// Each part takes every fourth case, so that the parts can run side by side.
  @Test(arguments: 0..<parts)
  func bothSayTheSame(part: Int) throws {
    var ends: [String: Int] = [:]
    var differences = 0
    for seed in stride(from: part, to: Self.count, by: Self.parts) {
      let question = CaseMaker.make(seed)
      let expected = question.expectation()
      ends[expected.end, default: 0] += 1
      if try question.answer() == expected { continue }
      differences += 1
      if differences > 3 { continue }
      let smallest = question.shrunk { ((try? $0.isAgreed()) ?? true) == false }
      Issue.record(
        """
        Case \(seed) differs, cut down to
        \(smallest)
        expected \(smallest.expectation())
        but is   \(try smallest.answer())
        """)
    }
    #expect(differences == 0)
    print("ORACLE part \(part): \(ends.sorted { $0.value > $1.value })")
  }
}
