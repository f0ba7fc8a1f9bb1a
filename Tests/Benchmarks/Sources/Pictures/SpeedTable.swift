import Diagrams
import DrawnApps
import Foundation
import Measuring
import NavigationModel

/// Processor time and memory from 20 to 5,000 screens, ours beside those of `dot` and of D2 on the same app.
///
/// `dot` draws the DOT file that we write of the app; cards with a title, a class name and a line for each way off, as our
/// cards have them; and for comparison empty boxes; with its newer ranking where it fails without. D2 is asked where it
/// is installed.
struct SpeedTable {
  private static let counts = [20, 100, 200, 500, 1000, 2000, 5000]
  /// `dot` alone is known not to end with more screens.
  private static let mostForDot = 1000
  /// How many times faster than `dot` with cards we promise to be.
  private static let promised = [200: 2.5, 500: 6.0, 1000: 40.0]
  /// What part of the time of `dot` on our DOT file we promise to take at most, by screens.
  private static let promisedShare = [20: 0.6]
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
      "              navgraph s     MB |  dot, DOT s   faster  | dot, cards s  faster  | dot, boxes s  faster  |"
        + "  D2, ELK s   faster")
    for count in Self.counts { line(count) }
    for failure in failures { print("WRONG: \(failure)") }
    return failures.isEmpty
  }

  private mutating func line(_ count: Int) {
    let model = GeneratedApp(screens: count).model
    let written = (try? Diagram(of: model)).map(DOTWriter.text) ?? ""
    var (ours, whole, cards, boxes, others): ([Program], [Program], [Program], [Program], [Program]) =
      ([], [], [], [], [])
    for round in 0..<rounds {
      if let program = Program([Self.drawing, "\(count)"]) { ours.append(program) }
      // Where it takes seconds, once is enough.
      if count <= Self.mostForDot, round == 0 || count < Self.mostForDot {
        if let program = PlainDot.run(written, format: "svg", limit: 120) { whole.append(program) }
        if let program = dot(model, .cards) { cards.append(program) }
        if let program = dot(model, .boxes([:])) { boxes.append(program) }
      }
      if round < 3, let program = PlainD2(model).run(limit: 120) { others.append(program) }
    }
    guard let seconds = median(ours), let bytes = Program.memory([Self.drawing, "\(count)"]) else {
      failures.append("\(count) screens were not drawn")
      return
    }
    let own = Own(seconds: seconds, memory: Double(bytes) / 1e6)
    var text = String(format: "%6d screens %9.3f %6.1f", count, own.seconds, own.memory)
    for peer in [whole, cards, boxes, others] { text += " | " + column(median(peer), beside: own) }
    print(text)
    hold(count, own, written: median(whole), cards: median(cards), d2: median(others))
  }

  /// The program beside this one that draws and does nothing else.
  private static var drawing: String {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "Drawing").path()
  }

  private mutating func hold(_ count: Int, _ own: Own, written: Double?, cards: Double?, d2: Double?) {
    if let promise = Self.promised[count], let cards, cards / own.seconds < promise {
      failures.append("only \(cards / own.seconds) times faster than dot at \(count) screens, not \(promise)")
    }
    if let promise = Self.promisedShare[count], let written, own.seconds / written > promise {
      failures.append("\(own.seconds / written) of the time of dot on our DOT file at \(count) screens, not \(promise)")
    }
    if count >= Self.leastForD2, let d2, d2 / own.seconds < Self.promisedBesideD2 {
      failures.append("only \(d2 / own.seconds) times faster than D2 at \(count) screens")
    }
    if let promise = Self.promisedMemory[count], own.memory > promise {
      failures.append("\(own.memory) MB at \(count) screens, not \(promise)")
    }
  }

  private func column(_ other: Double?, beside own: Own) -> String {
    guard let other else { return "            -         " }
    return String(format: "%12.3f %7.1f x", other, other / own.seconds)
  }

  private func dot(_ model: Model, _ style: PlainDot.Style) -> Program? {
    PlainDot(model, style).run(format: "svg", limit: 120)
      ?? PlainDot(model, style, ranksAnew: true).run(format: "svg", limit: 120)
  }

  /// What we need.
  private struct Own {
    var seconds: Double
    var memory: Double
  }

  private func median(_ programs: [Program]) -> Double? {
    guard !programs.isEmpty else { return nil }
    return programs.map(\.seconds).sorted()[programs.count / 2]
  }
}
