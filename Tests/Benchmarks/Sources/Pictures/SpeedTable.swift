import DrawnApps
import Foundation
import Measuring
import NavigationModel

/// Processor time and memory from 20 to 5,000 screens, ours beside those of `dot` and of D2 on the same app.
///
/// `dot` draws cards with a title and a class name, as we do, and for comparison empty boxes; with its newer ranking where
/// it fails without. D2 is asked where it is installed.
struct SpeedTable {
  private static let counts = [20, 100, 200, 500, 1000, 2000, 5000]
  /// `dot` alone is known not to end with more screens.
  private static let mostForDot = 1000
  /// How many times faster we promise to be.
  private static let promised = [200: 2.5, 500: 6.0, 1000: 40.0]
  private static let promisedBesideD2 = 4.0
  private static let leastForD2 = 200
  /// Megabytes that we promise to need at most, by screens.
  private static let promisedMemory = [1000: 30.0]

  let rounds: Int
  private var failures: [String] = []

  init(rounds: Int) { self.rounds = rounds }

  /// Prints the table; everybody runs in turn, so that a busy machine is busy for all.
  mutating func run() -> Bool {
    print(
      "              navgraph s     MB |  dot, cards s     MB    faster |  dot, boxes s  faster |"
        + "  D2, ELK s     MB  faster")
    for count in Self.counts { line(count) }
    for failure in failures { print("WRONG: \(failure)") }
    return failures.isEmpty
  }

  private mutating func line(_ count: Int) {
    let model = GeneratedApp(screens: count).model
    var (ours, cards, boxes, others): ([Program], [Program], [Program], [Program]) = ([], [], [], [])
    for round in 0..<rounds {
      if let program = Program([Self.drawing, "\(count)"]) { ours.append(program) }
      // Where it takes seconds, once is enough.
      if count <= Self.mostForDot, round == 0 || count < Self.mostForDot {
        if let program = dot(model, .cards) { cards.append(program) }
        if let program = dot(model, .boxes([:])) { boxes.append(program) }
      }
      if round < 3, let program = PlainD2(model).run(limit: 120) { others.append(program) }
    }
    guard let own = median(ours) else {
      failures.append("\(count) screens were not drawn")
      return
    }
    var text = String(format: "%6d screens %9.3f %6.1f", count, own.seconds, own.memory)
    text += " | " + column(median(cards), beside: own, showsMemory: true)
    text += " | " + column(median(boxes), beside: own, showsMemory: false)
    text += " | " + column(median(others), beside: own, showsMemory: true)
    print(text)
    hold(count, own, dot: median(cards), d2: median(others))
  }

  /// The program beside this one that draws and does nothing else.
  private static var drawing: String {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "Drawing").path()
  }

  private mutating func hold(_ count: Int, _ own: Median, dot: Median?, d2: Median?) {
    if let promise = Self.promised[count], let dot, dot.seconds / own.seconds < promise {
      failures.append("only \(dot.seconds / own.seconds) times faster than dot at \(count) screens, not \(promise)")
    }
    if count >= Self.leastForD2, let d2, d2.seconds / own.seconds < Self.promisedBesideD2 {
      failures.append("only \(d2.seconds / own.seconds) times faster than D2 at \(count) screens")
    }
    if let promise = Self.promisedMemory[count], own.memory > promise {
      failures.append("\(own.memory) MB at \(count) screens, not \(promise)")
    }
  }

  private func column(_ other: Median?, beside own: Median, showsMemory: Bool) -> String {
    guard let other else { return showsMemory ? "              -                " : "              -       " }
    let memory = showsMemory ? String(format: " %6.0f", other.memory) : ""
    return String(format: "%12.3f", other.seconds) + memory + String(format: " %7.1f x", other.seconds / own.seconds)
  }

  private func dot(_ model: Model, _ style: PlainDot.Style) -> Program? {
    PlainDot(model, style).run(format: "svg", limit: 120)
      ?? PlainDot(model, style, ranksAnew: true).run(format: "svg", limit: 120)
  }

  private typealias Median = (seconds: Double, memory: Double)

  private func median(_ programs: [Program]) -> Median? {
    guard !programs.isEmpty else { return nil }
    let seconds = programs.map(\.seconds).sorted()
    return (seconds[seconds.count / 2], Double(programs.map(\.memory).max() ?? 0) / 1e6)
  }
}
