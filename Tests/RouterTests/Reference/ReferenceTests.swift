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
    var number = 0
    for seed in stride(from: part, to: Self.count, by: Self.parts) {
      let question = CaseMaker.make(seed)
      let expected = question.expectations()
      for answer in expected { ends[answer.end.description, default: 0] += 1 }
      number += expected.count
      // One difference is enough to look at; the next ones would often be the same.
      if question.difference() != nil { return report(seed, question) }
    }
    print("ORACLE part \(part): \(ends.sorted { $0.value > $1.value })")
    // Cases that all fail early would prove little.
    #expect(ends["arrived", default: 0] * 100 > number * 40)
    for end in Self.ends { #expect(ends[end, default: 0] > 0, "no case: \(end)") }
  }

  /// Every way in which a navigation can end; each must occur.
  private static let ends = [
    "arrived", "waits", "fails compositionFailed", "fails typeMismatch", "fails generic", "fails Refused",
    "fails exception", "fails initialController.deallocated", "throws compositionFailed", "throws typeMismatch",
    "throws generic", "throws cantBeDismissed", "throws initialController.notFound",
  ]

  private func report(_ seed: Int, _ question: ReferenceCase) {
    let smallest = question.shrunk { $0.difference() != nil }
    guard let (expected, found) = smallest.difference() else { return }
    Issue.record(
      """
      Case \(seed) differs, cut down to
      \(smallest)
      expected \(expected)
      but is   \(found)
      """)
  }
}
