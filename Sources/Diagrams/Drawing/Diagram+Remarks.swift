import Findings
import NavigationModel

extension Diagram {
  /// What the picture does not show, so that nobody takes it for the whole.
  static func remarks(on model: Model, findings: [Finding], selection: Selection) -> [String] {
    let levels = Transition.Level.allCases.compactMap { level -> String? in
      guard !selection.projection.levels.contains(level) else { return nil }
      let count = model.transitions.count { $0.level == level }
      return count == 0 ? nil : "\(counted(count, "transition")) of level \(level.rawValue) not drawn"
    }
    let hidden = Projection.Part.allCases.filter(selection.projection.hidden.contains).map {
      "not drawn: \($0.words)"
    }
    let elsewhere = findings.count { finding in
      finding.severity != .off && !finding.nodes.contains { selection.cards[$0] != nil || selection.alerts[$0] != nil }
    }
    let gaps = [
      (model.unresolved.count, "navigation call", "could not be resolved"),
      (model.missing.count, "name", "used and not declared"),
      (elsewhere, "finding", "without a card here"),
    ]
    return levels + hidden + gaps.filter { $0.0 > 0 }.map { "\(counted($0.0, $0.1)) \($0.2)" }
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}

extension Projection.Part {
  fileprivate var words: String {
    switch self {
    case .alerts: "alerts"
    case .system: "screens of the system"
    case .back: "ways back"
    }
  }
}
