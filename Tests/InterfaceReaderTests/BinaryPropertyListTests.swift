import Facts
import Foundation
import InterfaceReader
import NavigationModel
import TestSupport
import Testing

@Suite struct BinaryPropertyListTests {
  @Test func readsTheSameKeysWithoutLines() throws {
    let delegate = ["UISceneDelegateClassName": "Shop.SceneDelegate"]
    let bytes = try binary([
      "UIMainStoryboardFile": "Main",
      "CFBundleURLTypes": [["CFBundleURLSchemes": ["shop", "shop-beta"]]],
      "UIApplicationSceneManifest": ["UISceneConfigurations": ["B": [delegate], "A": [delegate]]],
      "Number": 1,
    ])
    let file = readPropertyList(bytes, path: "Info.plist")
    let facts = try propertyList(file)
    #expect(
      facts.mainStoryboards == [
        PlacedText(text: "Main", place: SourcePlace(file: "Info.plist", line: 1, column: 1))
      ])
    #expect(facts.urlSchemes.map(\.text) == ["shop", "shop-beta"])
    #expect(facts.sceneDelegateClasses.map(\.text) == ["SceneDelegate", "SceneDelegate"])
    #expect(file.problems.isEmpty)
  }

  @Test func readsLongAndForeignTexts() throws {
    let name = String(repeating: "Läden 🛒 ", count: 50)
    let bytes = try binary(["UIMainStoryboardFile": name, "UILaunchStoryboardName": String(repeating: "a", count: 300)])
    let facts = try propertyList(readPropertyList(bytes, path: "Info.plist"))
    #expect(facts.mainStoryboards.map(\.text) == [name])
    #expect(facts.launchStoryboard?.text.count == 300)
  }

  /// Each array holds the next one sixteen times: nobody could visit all the values of the innermost.
  @Test func isDoneWithSharedArraysInTime() {
    let depth = 60
    var bytes = Array("bplist00".utf8)
    var offsets = [bytes.count]
    bytes += [0xD1, 1, 2]
    offsets.append(bytes.count)
    bytes += [0x5F, 0x10, 20] + Array("UIMainStoryboardFile".utf8)
    for level in 0..<depth {
      offsets.append(bytes.count)
      bytes += [0xAF, 0x10, 16] + Array(repeating: UInt8(level + 3), count: 16)
    }
    offsets.append(bytes.count)
    bytes += [0x51, UInt8(ascii: "A")]
    let table = bytes.count
    bytes += offsets.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    bytes += [0, 0, 0, 0, 0, 0, 2, 1, 0, 0, 0, 0, 0, 0, 0, UInt8(offsets.count)] + Array(repeating: 0, count: 8)
    bytes += [0, 0, 0, 0, 0, 0, UInt8(table >> 8), UInt8(table & 0xFF)]
    let file = readPropertyList(bytes, path: "Info.plist")
    #expect(file.problems.map(\.message) == ["part of this binary property list can not be read"])
  }

  @Test func survivesMutations() throws {
    let original = try binary(["UIMainStoryboardFile": "Main", "CFBundleURLTypes": [["CFBundleURLSchemes": ["shop"]]]])
    var random = SplitMix64(seed: 2)
    for _ in 0..<20_000 {
      let bytes = mutated(original, using: &random)
      #expect(readPropertyList(bytes, path: "Info.plist").path == "Info.plist")
    }
  }

  private func binary(_ root: [String: Any]) throws -> [UInt8] {
    [UInt8](try PropertyListSerialization.data(fromPropertyList: root, format: .binary, options: 0))
  }
}
