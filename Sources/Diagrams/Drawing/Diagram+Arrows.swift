import NavigationModel

extension Diagram {
  /// Draws every remaining transition as an arrow; equal ones between the same two cards share one.
  mutating func addArrows(of model: Model, selection: Selection, nested: Set<Int>) {
    var groups: [ArrowGroup: Int] = [:]
    var members: [[Int]] = []
    var order: [ArrowGroup] = []
    for index in selection.transitions where !nested.contains(index) {
      guard let group = ArrowGroup(of: model.transitions[index], cards: selection.cards) else { continue }
      if let known = groups[group] {
        members[known].append(index)
      } else {
        groups[group] = members.count
        members.append([index])
        order.append(group)
      }
    }
    for (group, indices) in zip(order, members) {
      arrows.append(Arrow(drawing: indices, of: model, group: group))
    }
  }
}

/// What transitions must have in common to share an arrow.
///
/// Gates belong to it: a guarded way is another way.
private struct ArrowGroup: Hashable {
  var from: Int
  var to: Int
  var kind: Transition.Kind
  var gates: [String]

  init?(of transition: Transition, cards: [NodeID: Int]) {
    guard let from = cards[transition.from], let to = transition.to.flatMap({ cards[$0] }) else { return nil }
    self.from = from
    self.to = to
    kind = transition.kind
    gates = transition.gates.map(\.name)
  }
}

extension Arrow {
  fileprivate init(drawing indices: [Int], of model: Model, group: ArrowGroup) {
    let members = indices.map { model.transitions[$0] }
    let names = members.compactMap(\.label).filter { $0 != group.kind.rawValue && $0 != group.kind.caption }
    self.init(
      from: .card(group.from), to: group.to, meaning: .transition(group.kind),
      isInferred: members.allSatisfy { $0.certainty == .inferred },
      label: ArrowLabel(
        names: names, details: members.compactMap(\.detail), gates: group.gates, count: members.count),
      transitions: indices, details: members.flatMap(\.details))
  }
}

extension Transition {
  /// Everything that is known of a transition, one line each.
  var details: [String] {
    var line = "\(kind.caption) from \(from)"
    if let to { line += " to \(to)" }
    if let label { line += ": \(label)" }
    if certainty != .certain { line += " (\(certainty))" }
    var lines = [line]
    if !gates.isEmpty { lines.append("behind " + gates.map(\.name).joined(separator: ", ")) }
    if let detail, !kind.isWayBack { lines.append(detail) }
    lines.append(contentsOf: ([source] + alsoAt).map(\.description))
    return lines.map(DisplayText.line)
  }
}
