import Foundation
import NavGraphKit
import NavigationModel
import Testing

@testable import navgraph

/// A layout that fails is tried again in a plainer way, and a picture is drawn whole or not at all.
struct LayoutLadderTests {
  private let model = Model(
    nodes: [
      Node(id: NodeID("Home"), name: "Home", kind: .screen),
      Node(id: NodeID("Detail"), name: "Detail", kind: .screen),
    ],
    transitions: [
      Transition(
        from: NodeID("Home"), to: NodeID("Detail"), kind: .push, level: .screen,
        source: SourcePlace(file: "Home.swift", line: 1, column: 1))
    ])

  private func picture(layingOutBy script: String) async throws -> String {
    let process = LayoutProcess(executable: "/bin/sh", arguments: ["-c", script])
    let attempts = LayoutAttempts(process: process, title: "App")
    return try await draw(model, title: "App", format: "svg") { try await attempts.answer($0) }.text
  }

  @Test func drawsAfterACrash() async throws {
    let folder = try TemporaryFolder()
    let program = Program.executable.path(percentEncoded: false)
    let flag = folder.path("crashed")
    let svg = try await picture(
      layingOutBy: """
        if [ -e '\(flag)' ]; then exec '\(program)' \(LayoutCommand.name); fi
        touch '\(flag)'; cat > /dev/null; kill -SEGV $$
        """)
    #expect(svg.contains("<svg"))
  }

  @Test(arguments: ["cat > /dev/null; exit 1", "cat > /dev/null; echo garbage", "cat"])
  func failsLoudlyWhenNoAttemptWorks(script: String) async {
    await #expect(throws: (any Error).self) { try await picture(layingOutBy: script) }
  }
}
