import Foundation
import Measuring

/// Rounds in which everybody explores the same states in turn, so that a busy machine is busy for all.
struct Comparison {
  /// Processor seconds and bytes of every round.
  private typealias Series = [(seconds: Double, memory: Int)]

  private static let states = 5_314_683
  private static let transitions = 26_441_646

  let rounds: Int
  private var series: [String: Series] = [:]
  /// Bytes of a state that the exploration says it allocated.
  private var computed: [String: Double] = [:]
  /// States that were found.
  private var found: [String: Int] = [:]
  private var failures: [String] = []

  init(rounds: Int) { self.rounds = rounds }

  /// Explores, prints what came of it, and says whether all counts are right.
  mutating func run() -> Bool {
    // …/Tests/Benchmarks/Sources/Exploration/Comparison.swift
    let model = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Tabs.pml")
    let spin = Spin(model: model)
    defer { spin?.remove() }
    if spin == nil { print("Spin or gcc is not here (apt-get install spin gcc); exploring without it.\n") }
    for _ in 0..<rounds {
      for variant in ExplorationRun.Variant.allCases { explore(variant) }
      for order in Spin.Order.allCases {
        guard let spin else { continue }
        explore(order, with: spin)
      }
    }
    print()
    printTable()
    printRatios()
    for failure in failures { print("WRONG: \(failure)") }
    return failures.isEmpty
  }

  private mutating func explore(_ variant: ExplorationRun.Variant) {
    guard let program = Program([CommandLine.arguments[0], variant.rawValue]),
      let run = ExplorationRun(program.output)
    else {
      failures.append("\(variant) did not end")
      return
    }
    let expected = variant == .small ? (192_000, 945_600) : (Self.states, Self.transitions)
    // Code and libraries take some 20 MB, whatever is explored.
    if variant == .bounded, run.memory > 256 << 20 || program.memory > (256 + 32) << 20 {
      failures.append("\(variant) takes \(program.memory) bytes, \(run.memory) of them for states")
    }
    if variant != .bounded, (run.states, run.transitions) != expected {
      failures.append("\(variant) found \(run.states) states and \(run.transitions) transitions")
    }
    note("navgraph \(variant)", run.seconds, program.memory)
    found["navgraph \(variant)"] = run.states
    computed["navgraph \(variant)"] = Double(run.memory) / Double(run.states)
  }

  private mutating func explore(_ order: Spin.Order, with spin: Spin) {
    guard let run = spin.run(order) else {
      failures.append("Spin did not end")
      return
    }
    // Spin counts the state before the first step, and the steps to it and from it.
    if run.states != Self.states + 1 || run.transitions != Self.transitions + 2 {
      failures.append("Spin found \(run.states) states and \(run.transitions) transitions")
    }
    note("Spin \(order.rawValue)", run.program.seconds, run.program.memory)
  }

  private mutating func note(_ name: String, _ seconds: Double, _ memory: Int) {
    series[name, default: []].append((seconds, memory))
    print(String(format: "%.2f s  ", seconds) + name)
  }

  // MARK: Printing

  private func printTable() {
    print("medians of \(rounds) rounds            states/s   CPU s     MB  bytes/state  computed")
    for name in series.keys.sorted() {
      let states = found[name] ?? Self.states
      let seconds = median(of: name) { $0.seconds }
      let memory = median(of: name) { Double($0.memory) }
      let values = [Double(states) / seconds / 1e6, seconds, memory / 1e6, memory / Double(states)]
      let own = computed[name].map { String(format: "%10.1f", $0) } ?? ""
      let text = zip(["%8.2f M", "%7.3f", "%6.0f", "%12.1f"], values).map { String(format: $0, $1) }
      print(name.padding(toLength: 28, withPad: " ", startingAt: 0) + text.joined(separator: " ") + own)
    }
    print()
  }

  /// States of ours to one of Spin's, round by round.
  private func printRatios() {
    for order in Spin.Order.allCases {
      let (ours, theirs) = (series["navgraph plain"] ?? [], series["Spin \(order.rawValue)"] ?? [])
      guard !theirs.isEmpty, ours.count == theirs.count else { continue }
      let ratios = zip(ours, theirs).map { $1.seconds / $0.seconds }.sorted()
      let memory = Double(ours[0].memory) / Double(theirs[0].memory)
      let text = "states/s %.2f x (%.2f ... %.2f), memory %.2f x"
      print(
        "RATIO to Spin \(order.rawValue): "
          + String(format: text, ratios[ratios.count / 2], ratios[0], ratios[ratios.count - 1], memory))
    }
  }

  private func median(of name: String, _ value: ((seconds: Double, memory: Int)) -> Double) -> Double {
    let values = (series[name] ?? []).map(value).sorted()
    return values.isEmpty ? 0 : values[values.count / 2]
  }
}
