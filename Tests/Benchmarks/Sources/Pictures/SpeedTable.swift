import Diagrams
import Foundation
import Measuring
import NavigationModel

/// Processor time and memory from 20 to 5,000 screens, ours beside those of plain `dot` on the same app, with
/// its newer ranking where it fails without.
struct SpeedTable {
  private static let counts = [20, 100, 200, 500, 1000, 2000, 5000]
  /// `dot` alone is known not to end with more screens.
  private static let mostForDot = 1000
  /// How many times faster we promise to be.
  private static let promised = [200: 2.5, 500: 6.0, 1000: 40.0]

  let rounds: Int

  /// Prints the table; everybody runs in turn, so that a busy machine is busy for all.
  func run() -> Bool {
    print("              navgraph s     MB        dot s     MB    faster")
    var failures: [String] = []
    for count in Self.counts {
      var ours: [Program] = []
      var theirs: [Program] = []
      for _ in 0..<rounds {
        if let program = Program([CommandLine.arguments[0], "draw", "\(count)"]) { ours.append(program) }
        if count <= Self.mostForDot, let program = dot(count) { theirs.append(program) }
      }
      guard let own = median(ours) else {
        failures.append("\(count) screens were not drawn")
        continue
      }
      var text = String(format: "%6d screens %9.3f %6.0f", count, own.seconds, own.memory)
      if let plain = median(theirs) {
        let ratio = plain.seconds / own.seconds
        text += String(format: " %12.3f %6.0f %8.1f x", plain.seconds, plain.memory, ratio)
        if let promise = Self.promised[count], ratio < promise {
          failures.append("only \(ratio) times faster than dot at \(count) screens, not \(promise)")
        }
      } else {
        text += "   dot fails, or does not end"
      }
      print(text)
    }
    for failure in failures { print("WRONG: \(failure)") }
    return failures.isEmpty
  }

  private func dot(_ count: Int) -> Program? {
    let model = GeneratedApp(screens: count).model
    return PlainDot(model, sizes: [:]).run(format: "svg", limit: 120)
      ?? PlainDot(model, sizes: [:], ranksAnew: true).run(format: "svg", limit: 120)
  }

  private func median(_ programs: [Program]) -> (seconds: Double, memory: Double)? {
    guard !programs.isEmpty else { return nil }
    let seconds = programs.map(\.seconds).sorted()
    return (seconds[seconds.count / 2], Double(programs.map(\.memory).max() ?? 0) / 1e6)
  }
}
