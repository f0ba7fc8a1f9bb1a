import SwiftReader
import TestSupport
import Testing

@testable import Facts

/// Bytes that are no facts, or no longer: told apart from facts by their checksum, and harmless even without.
struct DamagedFactsTests {
  private static let source = """
    import UIKit
    // navgraph:ignore dead-end
    final class Home<Item: Sendable>: UIViewController, Screen {
      @IBOutlet var list: [String: [Item]]?
      var next: () -> Void = { [weak self] in self?.show(Detail(id: "\\(1 + 2)", .push)) }
      func show(_ screen: UIViewController?) throws -> Bool {
        guard let screen, case .some(let x) = screen else { return false }
        switch x { case is Detail where a: present(screen as? Detail, animated: true) { done() } default: break }
        return try! a ? b ?? c : d[0].e!
      }
    }
    """
  private let facts = readSwift(Array(source.utf8), path: "A.swift")

  @Test func areNotedWhereverTheyAreCut() {
    let bytes = facts.encoded()
    for count in bytes.indices { #expect(decoded(Array(bytes[..<count]), path: "A.swift") == nil) }
    #expect(decoded(bytes + [0], path: "A.swift") == nil)
  }

  @Test func areNotedWhateverBitIsFlipped() {
    let bytes = facts.encoded()
    for index in bytes.indices {
      for bit in 0..<8 {
        var damaged = bytes
        damaged[index] ^= 1 << bit
        #expect(decoded(damaged, path: "A.swift") == nil)
      }
    }
  }

  @Test func areNotOfAnotherVersion() {
    var bytes = facts.encoded()
    bytes[0] &+= 1
    #expect(decoded(bytes, path: "A.swift") == nil)
  }

  @Test func areHarmlessWithoutTheirChecksum() {
    let body = facts.encodedBody()
    for index in body.indices {
      read(Array(body[..<index]))
      for byte in [0, 1, 0x7F, 0x80, 0xFF, body[index] ^ 1, body[index] ^ 0x10] as [UInt8] {
        var damaged = body
        damaged[index] = byte
        read(damaged)
      }
    }
  }

  @Test(arguments: 0..<300)
  func areHarmlessAtRandom(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    // Small numbers are forms and counts that exist, so reading goes on for longest.
    let limit = [3, 30, 255][Int(seed % 3)] as UInt8
    read([0] + (0..<500).map { _ in UInt8.random(in: 0...limit, using: &random) })
    read([1, 1, 0x61] + (0..<500).map { _ in UInt8.random(in: 0...limit, using: &random) })
  }

  @Test func doNotNestWithoutEnd() {
    // No texts; then a Swift file without imports and members, and a statement that throws in parentheses.
    let forced: UInt8 = 19
    let open: [UInt8] = [0, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 1] + Array(repeating: [0, forced], count: 100_000).joined()
    #expect(read(open) == nil)
  }

  @discardableResult
  private func read(_ body: [UInt8]) -> FileFacts? {
    body.withUnsafeBytes { FileFacts(encodedBody: $0, path: "A.swift") }
  }
}
