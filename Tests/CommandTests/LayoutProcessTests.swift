import Foundation
import Testing

@testable import navgraph

/// A layout process that misbehaves in every way known costs an attempt, and the run nothing.
struct LayoutProcessTests {
  /// A shell in the place of the program.
  private func process(_ script: String, timeLimit: Duration = .seconds(20)) -> LayoutProcess {
    LayoutProcess(executable: "/bin/sh", arguments: ["-c", script], timeLimit: timeLimit)
  }

  @Test func handsTheRequestOverAndTheAnswerBack() async throws {
    let request = [UInt8](repeating: 65, count: 300_000)
    #expect(try await process("cat").answer(request) == request)
  }

  @Test func tellsACrash() async {
    await #expect(throws: LayoutFailure.killed(signal: SIGSEGV)) {
      try await process("cat > /dev/null; kill -SEGV $$").answer([1])
    }
  }

  @Test func tellsAGivingUp() async {
    await #expect(throws: LayoutFailure.gaveUp(status: 7)) {
      try await process("cat > /dev/null; exit 7").answer([1])
    }
  }

  @Test func survivesAProcessThatDoesNotEvenListen() async {
    await #expect(throws: LayoutFailure.gaveUp(status: 1)) {
      try await process("exit 1").answer([UInt8](repeating: 0, count: 4 << 20))
    }
  }

  @Test func killsAProcessThatNeverListens() async {
    await #expect(throws: LayoutFailure.timedOut(seconds: 1)) {
      try await process("sleep 60", timeLimit: .seconds(1)).answer([UInt8](repeating: 0, count: 4 << 20))
    }
  }

  @Test func killsAProcessThatHangs() async {
    // By itself it would never end, nor would this test.
    await #expect(throws: LayoutFailure.timedOut(seconds: 1)) {
      try await process("trap '' TERM; while :; do sleep 1; done", timeLimit: .seconds(1)).answer([1])
    }
  }

  @Test func tellsAProgramThatIsNotThere() async {
    let missing = LayoutProcess(executable: "/nowhere/navgraph", arguments: [])
    await #expect(throws: LayoutFailure.self) { try await missing.answer([1]) }
  }

  @Test func answersGarbageWithAReasonInsteadOfACrash() async throws {
    let process = LayoutProcess(
      executable: Program.executable.path(percentEncoded: false), arguments: [LayoutCommand.name])
    let answer = String(decoding: try await process.answer(Array("garbage".utf8)), as: UTF8.self)
    #expect(answer.contains("could not be understood"))
  }

  #if os(Linux)
    @Test func limitsItself() throws {
      let worker = Process()
      worker.executableURL = Program.executable
      worker.arguments = [LayoutCommand.name]
      let input = Pipe()
      worker.standardInput = input
      worker.standardOutput = FileHandle.nullDevice
      try worker.run()
      defer {
        worker.terminate()
        worker.waitUntilExit()
      }
      let limits = try waitForLimits(of: worker.processIdentifier)
      #expect(limits.contains(#/Max address space +2147483648 /#))
      #expect(limits.contains(#/Max cpu time +60 /#))
      #expect(limits.contains(#/Max core file size +0 /#))
    }

    /// The limits of a process, once it has set them.
    private func waitForLimits(of process: Int32) throws -> String {
      let url = URL(filePath: "/proc/\(process)/limits")
      for _ in 0..<200 {
        let text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
        if text.contains("2147483648") { return text }
        Thread.sleep(forTimeInterval: 0.05)
      }
      return try String(decoding: Data(contentsOf: url), as: UTF8.self)
    }
  #endif
}
