import Foundation
import NavigationModel
import Router
import Testing

/// The simulator against a router that is too plain to be wrong in the same way.
///
/// Of a hundred navigations about 44 arrive, 29 are refused by a throw (types 10, nothing found 7, dismissal 7, and so
/// on), 24 fail later and the rest waits. `NAVGRAPH_CASES=100000 swift test --filter ReferenceTests` tries more.
@Suite struct ReferenceTests {
  private static let count = ProcessInfo.processInfo.environment["NAVGRAPH_CASES"].flatMap(Int.init) ?? 3_000
  private static let parts = 4

  /// Every way in which a navigation can end.
  private static let ends = [
    "arrived", "waits", "fails compositionFailed", "fails typeMismatch", "fails generic", "fails Refused",
    "fails exception", "fails initialController.deallocated", "throws compositionFailed", "throws typeMismatch",
    "throws generic", "throws cantBeDismissed", "throws initialController.notFound",
  ]

  /// Each part takes every fourth case, so that the parts can run side by side.
  @Test(arguments: 0..<parts)
  func bothSayTheSame(part: Int) {
    var ends: [String: Int] = [:]
    var number = 0
    for seed in stride(from: part, to: Self.count, by: Self.parts) {
      let question = CaseMaker.make(seed)
      let expected = question.expectations()
      for answer in expected { ends[answer.end.description, default: 0] += 1 }
      number += expected.count
      // One difference is enough to look at; the next ones would often be the same.
      if question.difference(from: expected) != nil { return report(seed, question) }
    }
    // Cases that nearly all fail would prove little.
    #expect(ends["arrived", default: 0] * 100 > number * 40, "\(ends)")
    for end in Self.ends { #expect(ends[end] != nil, "There is no case that \(end).") }
  }

  private func report(_ seed: Int, _ question: ReferenceCase) {
    let smallest = question.shrunk { $0.difference(from: $0.expectations()) != nil }
    let expected = smallest.expectations()
    Issue.record(
      """
      Case \(seed) differs, cut down to
      \(smallest)
      expected \(expected)
      but is   \(smallest.difference(from: expected) ?? "the same")
      """)
  }

  @Test func casesAreCutDownToWhatCounts() {
    func isBad(_ question: ReferenceCase) -> Bool {
      question.expectations().last?.end == .failed("typeMismatch")
        && question.tree.text(in: question.book).contains("Tab")
    }
    guard let seed = (0...).first(where: { isBad(CaseMaker.make($0)) }) else { return }
    let smallest = CaseMaker.make(seed).shrunk(while: isBad)
    #expect(smallest.tree.lines().count <= 2)
    #expect(smallest.requests.count == 1)
    #expect(smallest.itineraries["route"].map { $0.legs.count <= 2 } == true)
  }
}
