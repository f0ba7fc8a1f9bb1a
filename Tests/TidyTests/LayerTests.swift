import Foundation
import Testing

/// Who may import whom: the layers, with the reason where a line is not obvious.
struct LayerTests {
  /// Every target with all that it may import, its own kind and the system's.
  private static let allowed: [String: Set<String>] = [
    // Level 1: import nothing of ours.
    "NavigationModel": [],
    "Graphs": [],
    "TextMetrics": [],
    "CGraphviz": [],
    // Level 2.
    "Facts": ["NavigationModel"],
    "Findings": ["NavigationModel"],
    "DeclarationReader": ["Findings", "NavigationModel", "Yams"],
    "Router": ["Graphs", "NavigationModel", "Synchronization"],
    // Level 3: readers do not know each other, nor does a check know a picture.
    "SwiftReader": ["Facts", "NavigationModel", "SwiftParser", "SwiftSyntax"],
    // Catalogues of texts are JSON.
    "InterfaceReader": ["Facts", "Foundation", "FoundationEssentials", "NavigationModel"],
    // What linking leaves behind is handed to the thread that takes it apart.
    "Linker": ["Facts", "Graphs", "NavigationModel", "Synchronization"],
    "Checks": ["Findings", "Graphs", "NavigationModel", "Router"],
    "Diagrams": ["Findings", "Graphs", "NavigationModel", "TextMetrics"],
    "Reporters": ["Findings", "NavigationModel"],
    // A scenario says what the router is asked; its YAML is read with what settings are read with.
    "ScenarioReader": ["DeclarationReader", "NavigationModel", "Router", "Yams"],
    // Level 4: `Layout` alone sees C. A card of a former picture is known by its node, hence the model.
    "Layout": ["CGraphviz", "Diagrams", "NavigationModel", "Synchronization", "FoundationEssentials", "Foundation"]
      + platform,
    "Renderers": ["Diagrams", "Findings", "NavigationModel", "TextMetrics"],
    // Level 5: `Foundation` for threads with deep stacks and for JSON.
    "NavGraphKit": [
      "Checks", "DeclarationReader", "Diagrams", "Facts", "Findings", "Graphs", "InterfaceReader", "Layout", "Linker",
      "NavigationModel", "Renderers", "Reporters", "Router", "ScenarioReader", "SwiftReader", "Synchronization",
      "FoundationEssentials", "Foundation",
    ],
    // Level 6: the only target that touches files and processes. `Dispatch` for a semaphore.
    "navgraph": [
      "ArgumentParser", "Dispatch", "Findings", "NavGraphKit", "NavigationModel", "Subprocess", "Synchronization",
      "System", "SystemPackage",
    ] + platform,
  ]

  private static let platform: Set<String> = ["Darwin", "Glibc", "Musl"]

  @Test func knowsEveryTarget() throws {
    #expect(try SourceTree.names(in: "Sources") == Self.allowed.keys.sorted())
  }

  @Test func importsOnlyWhatLiesBelow() throws {
    for file in try SourceTree.files(below: "Sources") {
      let allowed = try #require(Self.allowed[file.target], "\(file) belongs to no target of the table")
      let strangers = file.imports.filter { !allowed.contains($0) }
      #expect(strangers.isEmpty, "\(file) imports \(strangers), which its layer may not")
    }
  }

  @Test func hasNoCircle() {
    // Each round takes away the targets that import nothing of what is left; a circle would stay for ever.
    var left = Set(Self.allowed.keys)
    while let bottom = left.first(where: { Self.allowed[$0]?.isDisjoint(with: left.subtracting([$0])) == true }) {
      left.remove(bottom)
    }
    #expect(left.isEmpty)
  }

  @Test func isDescribedOnTheArchitecturePage() throws {
    let url = SourceTree.root.appending(path: "Sources/navgraph/navgraph.docc/Architecture.md")
    let page = try String(contentsOf: url, encoding: .utf8)
    for target in Self.allowed.keys { #expect(page.contains("| `\(target)` |"), "\(target) is missing from the table") }
  }
}

private func + (a: Set<String>, b: Set<String>) -> Set<String> { a.union(b) }
