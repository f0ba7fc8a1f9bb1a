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
    let again = try #require(before.renewedBytes, "it was linked again")
    #expect(again.count <= renewed.count, "no file was read again")
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

  /// A line in the source that says nothing moves places, and nothing else.
  @Test(arguments: try exampleSources())
  func movesWhatStandsElsewhere(source: AppSource) throws {
    let stored = try stored(source.files)
    var random = SplitMix64(seed: 7)
    var files = source.files
    for index in files.indices where files[index].path.hasSuffix(".swift") && Bool.random(using: &random) {
      files[index].bytes = withEmptyLines(in: files[index].bytes, &random)
    }
    var cache = Self.cache(stored)
    try expectSame(App.read(files, cache: &cache), as: App.read(files))
  }

  @Test func linksNothingTwiceThatSaysTheSame() throws {
    var files = try shop()
    let stored = try stored(files)
    for index in files.indices where files[index].path.hasSuffix(".swift") {
      files[index].bytes = Array("// Moves all that follows.\n\n".utf8) + files[index].bytes
    }
    var cache = Self.cache(stored)
    let app = App.read(files, cache: &cache)
    #expect(cache.renewedBytes == nil, "nothing had to be linked")
    #expect(try app.text(format: "json") != App.read(try shop()).text(format: "json"), "places have moved")
  }

  @Test func linksAgainWhatChangesItsOrder() throws {
    let (view, push) = ("class A: UIViewController {\n", "  func b() { show(B(), sender: nil) }\n")
    let other = "  var c: Bool { show(C(), sender: nil); return true }\n"
    let rest = "}\nclass B: UIViewController {}\nclass C: UIViewController {}\n"
    let stored = try stored([SourceFile(path: "A.swift", bytes: Array((view + push + other + rest).utf8))])
    let swapped = [SourceFile(path: "A.swift", bytes: Array((view + other + push + rest).utf8))]
    var cache = Self.cache(stored)
    try expectSame(App.read(swapped, cache: &cache), as: App.read(swapped))
  }

  @Test func linksAgainUnderOtherSettings() throws {
    let files = try shop()
    var cache = Self.cache(try stored(files))
    let settings = try Settings(yaml: "screens:\n  - name: Extra\n", path: ".navgraph.yml")
    let app = App.read(files, settings: settings, cache: &cache)
    #expect(app.model.nodes.contains { $0.name == "Extra" })
    #expect(cache.renewedBytes != nil)
  }

  /// The source with some empty lines more, and some lines further in.
  private func withEmptyLines(in bytes: [UInt8], _ random: inout SplitMix64) -> [UInt8] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let changed = lines.map { line -> [UInt8] in
      switch Int.random(in: 0..<8, using: &random) {
      case 0: Array("\n".utf8) + line
      case 1: Array("  ".utf8) + line
      case 2: line + Array(" // and so on".utf8)
      default: Array(line)
      }
    }
    return Array(changed.joined(separator: [UInt8(ascii: "\n")]))
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
