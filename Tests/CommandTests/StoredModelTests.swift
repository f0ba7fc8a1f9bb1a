import Foundation
import NavGraphKit
import TestSupport
import Testing

/// Pictures of a model that was printed before.
struct StoredModelTests {
  private let folder: TemporaryFolder
  private let json: String

  init() throws {
    folder = try TemporaryFolder()
    try folder.writeApp()
    json = try Program.run(["extract", "--quiet", "App"], in: folder).output
    try folder.write(json, to: "App.json")
  }

  @Test func areThoseOfTheSources() throws {
    let formats = "svg,html,dot,mermaid"
    let fromSources = try Program.run(["render", "--quiet", "App", "--format", formats, "-o", "sources"], in: folder)
    let fromModel = try Program.run(
      ["render", "--quiet", "--model", "App.json", "--format", formats, "-o", "model"], in: folder)
    #expect(fromSources.status == 0)
    #expect(fromModel.status == 0)
    let names = try folder.names(in: "sources")
    #expect(names == ["App.dot", "App.html", "App.mmd", "App.svg"])
    #expect(try folder.names(in: "model") == names)
    for name in names { #expect(try folder.text(of: "model/\(name)") == folder.text(of: "sources/\(name)")) }
  }

  @Test func becomePagesToo() throws {
    #expect(try Program.run(["docs", "--quiet", "--model", "App.json", "-o", "pages"], in: folder).status == 0)
    #expect(try folder.names(in: "pages").contains("index.html"))
  }

  @Test(arguments: [
    ("", "it is empty"), ("{\n  \"format\": [\n}\n", "it stops being JSON at line 3, column 1"),
    (#"{"format":"navgraph-model/9","nodes":[]}"#, "its format is 'navgraph-model/9'"),
    (#"{"format":"navgraph-model/1"}"#, "there is no 'nodes'"),
  ])
  func areRefusedWithAReason(text: String, reason: String) throws {
    try folder.write(text, to: "bad.json")
    let outcome = try Program.run(["render", "--model", "bad.json", "-o", "out"], in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains(reason), "\(outcome.errors)")
    #expect(try folder.names() == ["App", "App.json", "bad.json"])
  }

  @Test func areRefusedHoweverDeep() throws {
    try folder.write(String(repeating: "[", count: 100_000), to: "deep.json")
    let outcome = try Program.run(["render", "--model", "deep.json", "-o", "out"], in: folder)
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("it stops being JSON at line 1, column "))
  }

  @Test func doNotGoWithSourcesOrWatching() throws {
    #expect(try Program.run(["render", "--model", "App.json", "App"], in: folder).status == 2)
    #expect(try Program.run(["render", "--model", "App.json", "--watch"], in: folder).status == 2)
  }

  /// Whatever somebody wrote into the file: a reason or a picture, never a crash.
  @Test func surviveDamage() async throws {
    var dice = SplitMix64(seed: 1)
    var (refused, drawn) = (0, 0)
    for _ in 0..<80 {
      var value = try JSONSerialization.jsonObject(with: Data(json.utf8))
      for _ in 0..<Int.random(in: 1...3, using: &dice) { value = damaged(value, &dice) }
      let bytes = [UInt8](try JSONSerialization.data(withJSONObject: value, options: [.sortedKeys, .fragmentsAllowed]))
      guard let app = try? App(storedModel: bytes) else {
        refused += 1
        continue
      }
      _ = try? await drawSheets(
        app.model, findings: app.findings(severities: [:]), title: "App", stem: "App", format: "svg",
        layout: { answerLayoutRequest($0) })
      drawn += 1
    }
    #expect(refused > 0)
    #expect(drawn > 0)
  }

  /// The same JSON with one part gone, doubled, or in the place of another.
  private func damaged(_ value: Any, _ dice: inout some RandomNumberGenerator) -> Any {
    switch value {
    case var object as [String: Any]:
      guard let key = object.keys.sorted().randomElement(using: &dice), let part = object[key] else { return value }
      switch Int.random(in: 0..<12, using: &dice) {
      case 0: object[key] = nil
      case 1: object[key] = object.sorted { $0.key < $1.key }.randomElement(using: &dice)?.value
      default: object[key] = damaged(part, &dice)
      }
      return object
    case var list as [Any]:
      guard let index = list.indices.randomElement(using: &dice) else { return value }
      switch Int.random(in: 0..<6, using: &dice) {
      case 0: list.remove(at: index)
      case 1: list.append(list[index])
      case 2: list.swapAt(index, 0)
      default: list[index] = damaged(list[index], &dice)
      }
      return list
    case is String:
      return ["", "screen", "HomeViewController", "<b>&\u{1}", "launch"].randomElement(using: &dice) ?? value
    default:
      return [-1, 0, Int.max].randomElement(using: &dice) ?? value
    }
  }
}
