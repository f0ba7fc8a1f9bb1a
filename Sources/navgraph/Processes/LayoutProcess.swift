import NavGraphKit
import Subprocess

#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A process that lays one diagram out and ends.
///
/// The layout library is C, and known to crash, to hang and to take all memory on some graphs. Here that costs one
/// picture an attempt, and the run nothing.
struct LayoutProcess: Sendable {
  /// Absolute path of the program.
  var executable: String
  var arguments: [String]
  /// How long to wait for an answer before the process is killed.
  var timeLimit: Duration = .seconds(30)

  /// This program again, in its hidden role.
  static func ownProgram() -> LayoutProcess {
    LayoutProcess(executable: ownExecutable, arguments: [LayoutCommand.name])
  }

  /// Larger than any answer to a diagram that a person could look at.
  private static let answerLimit = 512 << 20

  /// Sends a request, and waits for the answer, the end of the process or the end of patience.
  func answer(_ request: [UInt8]) async throws -> [UInt8] {
    // A process that dies before it has heard the whole request must not take this one along.
    Console.ignoreBrokenPipes()
    return try await withThrowingTaskGroup(of: [UInt8].self) { group in
      group.addTask { try await exchange(request) }
      group.addTask {
        try await Task.sleep(for: timeLimit)
        throw LayoutFailure.timedOut(seconds: timeLimit.components.seconds)
      }
      // Cancelling the exchange kills its process.
      defer { group.cancelAll() }
      return try await group.next() ?? []
    }
  }

  private func exchange(_ request: [UInt8]) async throws(LayoutFailure) -> [UInt8] {
    let outcome: ExecutionResult<Void, BytesOutput, DiscardedOutput>
    do {
      outcome = try await run(
        .path(FilePath(executable)), arguments: Arguments(arguments), input: .inputWriter,
        output: .bytes(limit: Self.answerLimit), error: .discarded
      ) { process in
        // Ends early where the process does; how that ended tells more. The library closes the pipe only of a writer
        // that it hands out, and stops the program for one left open, so the request is not given to it as a whole.
        _ = try? await process.standardInputWriter.write(request)
      }
    } catch {
      throw .unreachable("\(error)")
    }
    switch outcome.terminationStatus {
    case .exited(0): return outcome.standardOutput
    case .exited(let status): throw .gaveUp(status: status)
    case .signaled(let signal): throw .killed(signal: signal)
    }
  }
}
