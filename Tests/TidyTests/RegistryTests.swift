import ArgumentParser
import Checks
import Findings
import InterfaceReader
import Renderers
import Reporters
import Testing

@testable import Linker
@testable import navgraph

/// Every list of formats, rules and idioms is sorted, and forgets no file of its folder.
struct RegistryTests {
  @Test func listsEveryRule() throws {
    try expect(allRules.map { "\($0)" }, areTheFilesIn: "Sources/Checks/Rules") { _ in true }
    #expect(Set(allRules.map { $0.id.rawValue }).count == allRules.count)
  }

  @Test func listsEveryRenderer() throws {
    try expect(allRenderers.map { "\($0)" }, areTheFilesIn: "Sources/Renderers") { $0.hasSuffix("Renderer") }
    expectSorted(allRenderers.map { $0.name })
  }

  @Test func listsEveryReporter() throws {
    try expect(allReporters.map { "\($0)" }, areTheFilesIn: "Sources/Reporters") { $0.hasSuffix("Reporter") }
    expectSorted(allReporters.map { $0.name })
  }

  @Test func listsEveryIdiom() throws {
    try expect(allIdioms.map { "\($0)" }, areTheFilesIn: "Sources/Linker/Idioms") { $0.hasSuffix("Idiom") }
  }

  @Test func listsEveryReaderOfInterfaceFiles() {
    expectSorted(allReaders.map(\.name))
  }

  @Test func listsEveryCommand() throws {
    let commands = NavgraphCommand.configuration.subcommands.map { "\($0)" }
    try expect(commands, areTheFilesIn: "Sources/navgraph/Commands") { name in
      name.hasSuffix("Command") && name != "NavgraphCommand"
    }
  }

  /// Holds a list of types against the files that are named like one; `Renderer.swift` itself is the protocol.
  private func expect(
    _ types: [String], areTheFilesIn folder: String, named isOne: (String) -> Bool,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    expectSorted(types, at: location)
    let protocols: Set = ["Renderer", "Reporter", "Idiom", "Rule"]
    let files = try SourceTree.files(below: folder).map(\.name).filter { isOne($0) && !protocols.contains($0) }
    #expect(types.sorted() == files.sorted(), sourceLocation: location)
  }

  private func expectSorted(_ names: [String], at location: SourceLocation = #_sourceLocation) {
    #expect(names == Set(names).sorted { $0.lowercased() < $1.lowercased() }, sourceLocation: location)
  }
}
