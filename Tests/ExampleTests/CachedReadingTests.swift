import NavGraphKit
import NavigationModel
import TestSupport
import Testing

/// What is known from earlier runs changes nothing but the time that reading takes.
@Suite struct CachedReadingTests {
  private static let tool = "1.0"

  private static func cache(_ stored: [UInt8] = [], tool: String = tool) -> FactCache {
    FactCache(stored: stored, tool: tool, secret: (1, 2))
  }

  @Test(arguments: try routeComposerSources() + exampleSources())
  func givesTheSameBytesColdAndWarm(source: AppSource) throws {
    let expected = App.read(source.files)
    var cold = Self.cache()
    try expectSame(App.read(source.files, jobs: 3, cache: &cold), as: expected)
    let stored = try #require(cold.renewedBytes)
    var warm = Self.cache(stored)
    try expectSame(App.read(source.files.reversed(), jobs: 2, cache: &warm), as: expected)
    #expect(warm.renewedBytes == nil, "nothing was new")
  }

  @Test func readsOnlyWhatHasChanged() throws {
    var files = try shop()
    let stored = try stored(files)
    files[0].bytes += Array("\nclass Added: UIViewController {}\n".utf8)
    var cache = Self.cache(stored)
    let app = App.read(files, cache: &cache)
    try expectSame(app, as: App.read(files))
    let renewed = try #require(cache.renewedBytes)
    // What was there before stays for a while, and nothing else has been added.
    #expect(renewed.count > stored.count && renewed.count < 2 * stored.count)
    var before = Self.cache(renewed)
    _ = App.read(try shop(), cache: &before)
    #expect(before.renewedBytes == nil)
  }

  @Test func takesNoFileForOneOfAnotherName() throws {
    let storyboard = try #require(try shop().first { $0.path.hasSuffix(".storyboard") })
    let other = SourceFile(path: "Other/Renamed.storyboard", bytes: storyboard.bytes)
    var cache = Self.cache(try stored([storyboard]))
    try expectSame(App.read([other], cache: &cache), as: App.read([other]))
    #expect(cache.renewedBytes != nil)
  }

  @Test func forgetsWhatNobodyUses() throws {
    let old = try shop()
    var stored = try stored(old)
    for round in 0..<12 {
      let file = SourceFile(path: "A.swift", bytes: Array("class A\(round) {}".utf8))
      var cache = Self.cache(stored)
      _ = App.read([file], cache: &cache)
      stored = try #require(cache.renewedBytes)
    }
    #expect(stored.count < 10_000)
  }

  @Test func doesNotTrustAnotherTool() throws {
    let files = try shop()
    var cache = Self.cache(try stored(files), tool: "1.1")
    try expectSame(App.read(files, cache: &cache), as: App.read(files))
    #expect(cache.renewedBytes != nil)
  }

  @Test func survivesEveryDamage() throws {
    let files = Array(try shop().prefix(4))
    let expected = try App.read(files).text(format: "json")
    let stored = try stored(files)
    var random = SplitMix64(seed: 1)
    for _ in 0..<60 {
      var damaged = stored
      if Bool.random(using: &random) { damaged.removeLast(Int.random(in: 1..<stored.count, using: &random)) }
      // Half of the time where it hurts most.
      let limit = Bool.random(using: &random) ? min(300, damaged.count) : damaged.count
      if limit > 0 { damaged[Int.random(in: 0..<limit, using: &random)] ^= UInt8.random(in: 1...255, using: &random) }
      var cache = Self.cache(damaged)
      #expect(try App.read(files, cache: &cache).text(format: "json") == expected)
      var mended = Self.cache(cache.renewedBytes ?? damaged)
      _ = App.read(files, cache: &mended)
      #expect(mended.renewedBytes == nil, "what was damaged is whole again")
    }
  }

  private func shop() throws -> [SourceFile] {
    try #require(try exampleSources().first { $0.name == "Shop" }).files
  }

  private func stored(_ files: [SourceFile]) throws -> [UInt8] {
    var cache = Self.cache()
    _ = App.read(files, cache: &cache)
    return try #require(cache.renewedBytes)
  }

  private func expectSame(_ app: App, as expected: App, at location: SourceLocation = #_sourceLocation) throws {
    #expect(try app.text(format: "json") == expected.text(format: "json"), sourceLocation: location)
    #expect(app.problems == expected.problems, sourceLocation: location)
    #expect(app.findings() == expected.findings(), sourceLocation: location)
  }
}
