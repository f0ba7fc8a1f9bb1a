import Diagrams
import DrawnApps
import Foundation
import Layout
import Measuring
import NavigationModel

/// What becomes of a picture when one way or one screen is added at random: drawn by the former one, and afresh.
struct StabilityTable {
  private static let counts = [20, 30, 50, 80, 120, 200, 300, 500, 700, 1000]
  private static let trials = 20
  /// What we promise.
  private static let leastStayed = 0.9
  private static let greatestShift = 0.02

  private var failures: [String] = []

  /// Prints the table for generated apps, or for models in files, and says whether all that we promise holds.
  mutating func run(files: [String]) throws -> Bool {
    print(
      "                           stayed   worst   shift  crossings/edge  overlaps  afresh   ms   "
        + "| afresh: stayed   shift  crossings/edge  ms")
    if files.isEmpty {
      for count in Self.counts {
        for isFlat in [false, true] {
          try line("\(count)\(isFlat ? " --flat" : "")", GeneratedApp(screens: count).model, isFlat: isFlat)
        }
      }
    }
    for file in files {
      let model = try JSONDecoder().decode(Model.self, from: Data(contentsOf: URL(filePath: file)))
      for isFlat in [false, true] {
        let name = URL(filePath: file).deletingPathExtension().lastPathComponent.split(separator: "+").last ?? ""
        try line("\(name.prefix(18))\(isFlat ? " --flat" : "")", model, isFlat: isFlat)
      }
    }
    for failure in failures { print("WRONG: \(failure)") }
    return failures.isEmpty
  }

  private mutating func line(_ name: String, _ model: Model, isFlat: Bool) throws {
    let former = try OwnPicture.placed(model, isFlat: isFlat)
    let kept = KeptLayout(former.map { LayoutRecord(of: $0) })
    var ours = Tally()
    var fresh = Tally()
    var worst = 1.0
    var reasons: [String: Int] = [:]
    for trial in 0..<Self.trials {
      var change = RandomChange(seed: UInt64(trial))
      let next = change.applied(to: model, addsScreen: trial.isMultiple(of: 2))
      var options = DiagramOptions()
      options.formerParts = kept.parts
      let sheets = try Atlas(of: next, options: options, isFlat: isFlat).sheets.map(\.diagram)
      let edges = next.transitions.count { $0.level != .structural }
      let plain = try Atlas(of: next, isFlat: isFlat).sheets.map(\.diagram)
      _ = try fresh.add(former, edges: edges) { try plain.map(OwnPicture.place) }
      let drawn = try ours.add(former, edges: edges) {
        try sheets.map { diagram in
          switch kept.place(diagram) {
          case .kept(let placed): return placed
          case .fresh(let reason):
            reasons[reason ?? "another part of the app", default: 0] += 1
            return try OwnPicture.place(diagram)
          }
        }
      }
      var here = Stability()
      here.add(former, drawn)
      worst = min(worst, here.shareStayed)
    }
    print(
      name.padding(toLength: 25, withPad: " ", startingAt: 0)
        + String(
          format: "%7.1f%% %6.1f%% %6.2f%% %14.2f %9d %8d %6.1f | %13.1f%% %6.2f%% %14.2f %6.1f",
          100 * ours.stability.shareStayed, 100 * worst, 100 * ours.stability.meanShift, ours.crossings, ours.overlaps,
          reasons.values.reduce(0, +), ours.milliseconds, 100 * fresh.stability.shareStayed,
          100 * fresh.stability.meanShift, fresh.crossings, fresh.milliseconds))
    for (reason, count) in reasons.sorted(by: { $0.key < $1.key }) { print("      \(count) afresh: \(reason)") }
    if ours.stability.shareStayed < Self.leastStayed { failures.append("\(name): too few cards stayed") }
    if ours.stability.meanShift > Self.greatestShift { failures.append("\(name): cards moved too far") }
    if ours.overlaps > fresh.overlaps { failures.append("\(name): \(ours.overlaps) labels cover something") }
  }

  /// Sums over trials.
  private struct Tally {
    var stability = Stability()
    var overlaps = 0
    private var crossed = 0.0
    private var seconds = 0.0
    private var trials = 0

    var crossings: Double { crossed / Double(max(trials, 1)) }
    var milliseconds: Double { 1000 * seconds / Double(max(trials, 1)) }

    mutating func add(
      _ former: [PlacedDiagram], edges: Int, draw: () throws -> [PlacedDiagram]
    ) rethrows -> [PlacedDiagram] {
      let start = Program.ownSeconds
      let drawn = try draw()
      seconds += Program.ownSeconds - start
      trials += 1
      stability.add(former, drawn)
      let quality = Quality(of: drawn.map { DrawnPicture($0) }, transitions: edges)
      overlaps += quality.labelOverlaps
      crossed += quality.crossingsPerEdge
      return drawn
    }
  }
}
