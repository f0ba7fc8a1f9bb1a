import Foundation
import Synchronization
import Testing

@testable import navgraph

/// Facts that lie in the user's cache folder between runs.
struct CacheTests {
  let folder: TemporaryFolder
  /// Beside the app, and of this test alone.
  private let cache: String

  init() throws {
    folder = try TemporaryFolder()
    cache = folder.path("Caches")
    try folder.writeApp()
    try folder.writeLostScreen()
  }

  private func extract(_ arguments: String...) throws -> Program.Outcome {
    let outcome = try Program.run(["extract", "App"] + arguments, in: folder, cache: cache)
    #expect(outcome.status == 0, "\(outcome.errors)")
    return outcome
  }

  private func uncached() throws -> Program.Outcome { try Program.run(["extract", "App"], in: folder) }

  /// Paths of the packs, without what else may lie there.
  private func packs() throws -> [String] {
    try folder.names(in: "Caches/navgraph").map { "Caches/navgraph/\($0)" }
  }

  private func onlyPack() throws -> String {
    let packs = try packs()
    #expect(packs.count == 1, "\(packs)")
    return try #require(packs.first)
  }

  private func content(of name: String) throws -> Data { try Data(contentsOf: folder.url.appending(path: name)) }

  @Test func changesNothingThatIsWritten() throws {
    let expected = try uncached()
    let cold = try extract("--jobs", "1")
    let pack = try onlyPack()
    let stored = try content(of: pack)
    for jobs in ["1", "3"] {
      let warm = try extract("--jobs", jobs)
      #expect(warm.output == expected.output && cold.output == expected.output)
      #expect(warm.errors == expected.errors && cold.errors == expected.errors)
    }
    #expect(try content(of: pack) == stored)
  }

  @Test func seesAChangedFile() throws {
    _ = try extract()
    try folder.write("class ReplacedViewController: UIViewController {}", to: "App/Lost.swift")
    let outcome = try extract()
    #expect(outcome.output.contains("ReplacedViewController") && !outcome.output.contains("LostViewController"))
    #expect(try outcome.output == uncached().output)
  }

  @Test func seesThatAFileIsGone() throws {
    _ = try extract()
    try FileManager.default.removeItem(atPath: folder.path("App/Lost.swift"))
    #expect(try extract().output == uncached().output)
  }

  @Test func repeatsWhatCouldNotBeRead() throws {
    try folder.write("class Cut {", to: "App/Cut.swift")
    for _ in 0..<2 {
      let outcome = try Program.run(["extract", "App"], in: folder, cache: cache)
      #expect(outcome.status == 3)
      #expect(outcome.errors.contains("Cut.swift:1:"))
    }
  }

  @Test func mendsWhatIsCutOrGarbage() throws {
    _ = try extract()
    let pack = try onlyPack()
    let whole = try content(of: pack)
    let expected = try uncached().output
    for damaged in [whole.prefix(whole.count / 2), whole.prefix(9), Data(), Data(repeating: 0xFF, count: 5000)] {
      try folder.write(Data(damaged), to: pack)
      #expect(try extract().output == expected)
      // The secret of a pack that begins anew is a new one.
      #expect(try content(of: pack).count == whole.count)
    }
  }

  @Test func letsRunsAtTheSameTimeBe() throws {
    let expected = try uncached().output
    let outputs = Mutex<[String?]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      let outcome = try? Program.run(["extract", "App"], in: folder, cache: cache)
      outputs.withLock { $0.append(outcome?.output) }
    }
    #expect(outputs.withLock { $0 } == Array(repeating: expected, count: 8))
    _ = try onlyPack()
  }

  @Test func isKeptFromOthers() throws {
    _ = try extract()
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("Caches/navgraph"))
    #expect(attributes[.posixPermissions] as? Int == 0o700)
  }

  @Test func isNotUsedWhereItIsNotWanted() throws {
    _ = try extract("--no-cache")
    #expect(try !folder.names().contains("Caches"))
  }

  @Test func isNotMissedWhereThereCanBeNone() throws {
    try folder.write("a file", to: "NoFolder")
    for place in [folder.path("NoFolder"), "relative", "/dev/null/x", "/proc"] {
      let outcome = try Program.run(["extract", "App"], in: folder, cache: place)
      #expect(try outcome.output == uncached().output && outcome.errors == uncached().errors)
    }
    #expect(try folder.names() == ["App", "NoFolder"])
  }

  @Test func staysWithinItsBounds() throws {
    let names = ["4.facts.77.tmp", "1.facts", "2.facts", "3.facts", "5.facts.78.tmp", "other"]
    for (age, name) in names.reversed().enumerated() {
      try folder.write(Data(count: 100), to: "Caches/\(name)")
      let date = Date(timeIntervalSinceNow: -1000 * Double(age))
      try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: folder.path("Caches/\(name)"))
    }
    CacheCleaning(of: cache, limit: 250).clean(sparing: folder.path("Caches/1.facts"))
    // The oldest is spared, so the next goes; a neighbour of an hour ago has no writer any more.
    #expect(try folder.names(in: "Caches") == ["1.facts", "3.facts", "5.facts.78.tmp", "other"])
  }
}
