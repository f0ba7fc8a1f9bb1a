import ArgumentParser
import NavGraphKit

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The hidden role of a layout process: one request on standard input, its answer on standard output.
struct LayoutCommand: ParsableCommand {
  /// How the process is asked to play the role.
  static let name = "__layout"

  static let configuration = CommandConfiguration.command(
    name, abstract: "Lays one diagram out.", shouldDisplay: false)

  mutating func run() throws { try Self.answer() }

  /// Plays the role.
  static func answer() throws {
    // Before anything of the layout library is touched.
    ResourceLimits.apply()
    do throws(SystemFailure) {
      let request = try readAll(of: STDIN_FILENO)
      try writeAll(answerLayoutRequest(request), to: STDOUT_FILENO)
    } catch {
      throw Failure(status: .failed, message: "a layout request could not be answered: \(error)")
    }
  }
}
