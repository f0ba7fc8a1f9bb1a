import Diagrams
import DrawnApps
import Foundation
import NavigationModel

/// Pictures of ten generated apps, ours beside those of plain `dot`.
struct QualityTable {
  private static let counts = [20, 30, 50, 80, 120, 200, 300, 500, 700, 1000]
  /// What we promise at 300 screens with groups and labels.
  private static let mostCrossingsPerEdge = 5.0

  private var failures: [String] = []

  /// Prints the table for generated apps, or for models in files, and says whether all that we promise holds.
  mutating func run(files: [String]) throws -> Bool {
    print(
      "                      sheets  lines  crossings/edge  label overlaps  struck labels  pierced cards  aspect"
        + "  edge length")
    for file in files {
      let model = try JSONDecoder().decode(Model.self, from: Data(contentsOf: URL(filePath: file)))
      let name = URL(filePath: file).deletingPathExtension().lastPathComponent
      let sheets = try OwnPicture.placed(model, isFlat: false)
      let edges = model.transitions.count { $0.level != .structural }
      line(name, Quality(of: sheets.map { DrawnPicture($0) }, transitions: edges))
    }
    for count in files.isEmpty ? Self.counts : [] {
      let model = GeneratedApp(screens: count).model
      let edges = model.transitions.count { $0.level != .structural }
      let flat = try OwnPicture.placed(model, isFlat: true)
      let sheets = try OwnPicture.placed(model, isFlat: false)
      let ours = Quality(of: sheets.map { DrawnPicture($0) }, transitions: edges)
      line("\(count) navgraph", ours)
      line("\(count) navgraph --flat", Quality(of: flat.map { DrawnPicture($0) }, transitions: edges))
      // Their boxes are as large as our cards, for a fair comparison.
      let sizes = flat.flatMap { $0.diagram.cards.map { ($0.node, $0.size) } }
      let known = Dictionary(sizes, uniquingKeysWith: { first, _ in first })
      for ranksAnew in [false, true] {
        let name = ranksAnew ? "\(count) dot, newrank" : "\(count) dot"
        guard let picture = PlainDot(model, .boxes(known), ranksAnew: ranksAnew).picture() else {
          print(name.padding(toLength: 22, withPad: " ", startingAt: 0) + "fails, or needs more than a minute")
          continue
        }
        let theirs = Quality(of: [picture], transitions: edges)
        line(name, theirs)
        if theirs.lines != edges { print("      loses \(edges - theirs.lines) of \(edges) edges") }
        hold(ours, against: theirs, at: count)
      }
    }
    for failure in failures { print("WRONG: \(failure)") }
    return failures.isEmpty
  }

  private mutating func hold(_ ours: Quality, against theirs: Quality, at count: Int) {
    if ours.crossingsPerEdge > theirs.crossingsPerEdge {
      failures.append("more crossings than dot at \(count) screens")
    }
    if ours.labelOverlaps > 0 { failures.append("\(ours.labelOverlaps) labels cover something at \(count) screens") }
    if ours.crossingsPerEdge > Self.mostCrossingsPerEdge, count <= 300 {
      failures.append("too many crossings at \(count) screens")
    }
  }

  private func line(_ name: String, _ quality: Quality) {
    print(
      name.padding(toLength: 22, withPad: " ", startingAt: 0)
        + String(
          format: "%6d %6d %15.2f %15d %14d %14d %7.1f %12.0f", quality.sheets, quality.lines,
          quality.crossingsPerEdge, quality.labelOverlaps, quality.struckLabels, quality.piercedCards,
          quality.aspectRatio, quality.edgeLength))
  }
}
