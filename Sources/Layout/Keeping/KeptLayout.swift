package import Diagrams
import NavigationModel

/// Draws pictures so that they look like former ones of the same app.
///
/// Who knows a picture finds a screen by where it lies. So cards, frames and lines stay where they were; what is new goes
/// into free room near what it belongs to, and only lines that changed, or that something new lies on, get a new way.
package struct KeptLayout: Sendable {
  /// What became of a request to keep a layout.
  package enum Outcome: Sendable {
    /// Everything has its place, by the former picture.
    case kept(PlacedDiagram)
    /// The picture has to be drawn afresh; why, where a former one shows the same part of the app.
    case fresh(reason: String?)
  }

  private let records: [(record: LayoutRecord, nodes: Set<NodeID>)]

  /// Keeps the layouts of these pictures: one for each sheet, in any order.
  package init(_ records: [LayoutRecord]) {
    self.records = records.map { ($0, Set($0.cards.map(\.node))) }
  }

  /// Whether there is no former picture at all.
  package var isEmpty: Bool { records.isEmpty }

  /// How the pictures divide the app, the largest part first.
  ///
  /// A picture that shows no part counts as one of all only where it stands alone: an overview shows parts as cards.
  package var parts: [FormerPart] {
    let parts = records.filter { $0.record.part != nil }
    let all = parts.isEmpty && records.count == 1 ? records : parts
    return all.map { FormerPart(title: $0.record.part, nodes: $0.nodes) }
      .sorted { (-$0.nodes.count, $0.title ?? "") < (-$1.nodes.count, $1.title ?? "") }
  }

  /// Places a diagram like the former picture that has most cards in common with it.
  ///
  /// Sheets are known by what they show, not by their names, which change when a team renames a part of the app.
  package func place(_ diagram: Diagram) -> Outcome {
    let nodes = Set(diagram.cards.map(\.node))
    var best: (record: LayoutRecord, common: Int)?
    for (record, known) in records {
      let common = nodes.intersection(known).count
      // Of two with as much in common, the one that shows less besides.
      let isBetter = best.map { (common, $0.record.cards.count) > ($0.common, record.cards.count) } ?? true
      if isBetter { best = (record, common) }
    }
    guard let best, 2 * best.common >= nodes.count, !nodes.isEmpty else {
      return .fresh(reason: nil)
    }
    do throws(KeepingFailure) {
      return .kept(try Arrangement.place(diagram, by: best.record))
    } catch {
      return .fresh(reason: error.rawValue)
    }
  }
}

/// Why a picture cannot be drawn like a former one.
enum KeepingFailure: String, Error {
  case tooMuchChanged = "too much of it has changed"
  case noRoom = "there is no room for what is new"
  case noWay = "a new arrow would run through cards"
  case unclear = "a label would cover something"
  case broken = "the former layout is not usable"
}
