import InterfaceReader
import NavigationModel
import SwiftReader
import TestSupport
import Testing

@testable import Facts

/// What is written can be read again, and is the same to the byte.
struct RoundTripTests {
  @Test(arguments: 0..<400)
  func keepsFactsOfEveryForm(seed: UInt64) throws {
    var random = RandomFacts(seed: seed)
    try expectSame(random.file())
  }

  @Test(arguments: ExampleApp.all)
  func keepsWhatTheReadersSay(example: ExampleApp) throws {
    for file in try example.virtualApp().files {
      if file.path.hasSuffix(".swift") {
        try expectSame(readSwift(file.bytes, path: file.path))
      } else if let reader = allReaders.first(where: { $0.claims(file.path) }) {
        try expectSame(reader.read(file.bytes, file.path))
      }
    }
  }

  @Test func keepsSpellingsThatLookAlikeApart() throws {
    let source = "let e\u{301} = \u{E9}"
    let facts = readSwift(Array(source.utf8), path: "A.swift")
    let copy = try #require(decoded(facts.encoded(), path: "A.swift"))
    guard case .swift(let swift) = copy.content, let variable = swift.members.variables.first,
      case .name(let value, _)? = variable.value?.kind
    else {
      Issue.record("\(copy)")
      return
    }
    #expect(Array(variable.name.utf8) == Array("e\u{301}".utf8))
    #expect(Array(value.utf8) == Array("\u{E9}".utf8))
  }

  @Test func doesNotDependOnTheFolder() throws {
    let source = Array("// navgraph:ignore\nclass A {".utf8)
    let here = readSwift(source, path: "Here/A.swift")
    let there = readSwift(source, path: "There/A.swift")
    #expect(here.encoded() == there.encoded())
    #expect(decoded(here.encoded(), path: "There/A.swift") == there)
    #expect(!there.problems.isEmpty)
  }

  private func expectSame(_ facts: FileFacts) throws {
    let bytes = facts.encoded()
    let copy = try #require(decoded(bytes, path: facts.path))
    #expect(copy == facts)
    // Equal strings may be spelled differently, equal bytes may not.
    #expect(copy.encoded() == bytes)
  }
}

/// Facts from their binary form.
func decoded(_ bytes: [UInt8], path: String) -> FileFacts? {
  bytes.withUnsafeBytes { FileFacts(encoded: $0, path: path) }
}
