import NavigationModel

extension Diagram {
  /// Draws every remaining transition as an arrow; equal ones between the same two cards share one.
  mutating func addArrows(of model: Model, selection: Selection, nested: Set<Int>) {
    var groups: [ArrowGroup: Int] = [:]
    var members: [[Int]] = []
    var order: [ArrowGroup] = []
    for index in selection.transitions where !nested.contains(index) {
      guard let group = ArrowGroup(of: model.transitions[index], selection: selection) else { continue }
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
/// Gates belong to it: a guarded way is another way. To and from a group, all share one.
private struct ArrowGroup: Hashable {
  var from: Int
  var to: Int
  /// Nothing for a bundle.
  var kind: Transition.Kind?
  var gates: [String]

  init?(of transition: Transition, selection: Selection) {
    guard let from = selection.cards[transition.from], let target = transition.to, let to = selection.cards[target],
      !selection.leafAlerts.contains(target)
    else { return nil }
    self.from = from
    self.to = to
    let isBundle = selection.isGroup(from) || selection.isGroup(to)
    guard !isBundle || from != to else { return nil }
    kind = isBundle ? nil : transition.kind
    gates = isBundle ? [] : transition.gates.map(\.name)
  }
}

extension Arrow {
  fileprivate init(drawing indices: [Int], of model: Model, group: ArrowGroup) {
    let members = indices.map { model.transitions[$0] }
    guard let kind = group.kind else {
      self.init(bundling: members, at: indices, from: group.from, to: group.to)
      return
    }
    let names = members.compactMap(\.label).filter { $0 != kind.rawValue && $0 != kind.caption }
    self.init(
      from: .card(group.from), to: group.to, meaning: .transition(kind),
      isInferred: members.allSatisfy { $0.certainty == .inferred },
      label: ArrowLabel(
        names: names, details: members.compactMap(\.style).filter { !Self.usualStyles.contains($0) },
        gates: [GateText.short(members[0].gates)], count: members.count),
      transitions: indices, details: members.flatMap(\.details))
  }

  /// One arrow for all ways from one card to another, with how many there are of each kind.
  private init(bundling members: [Transition], at indices: [Int], from: Int, to: Int) {
    let kinds = Transition.Kind.allCases.filter { kind in members.contains { $0.kind == kind } }
    let counts = kinds.map { kind in
      let count = members.count { $0.kind == kind }
      return count == 1 ? kind.caption : "\(kind.caption) ×\(count)"
    }
    let meaning: Meaning =
      if kinds.count == 1, let kind = kinds.first { .transition(kind) } else {
        .bundle(leadsOn: kinds.contains { Meaning.transition($0).leadsOn })
      }
    let count = members.count == 1 ? [] : ["×\(members.count)"]
    self.init(
      from: .card(from), to: to, meaning: meaning, isInferred: members.allSatisfy { $0.certainty == .inferred },
      label: ArrowLabel(names: count, details: [], gates: []), transitions: indices,
      details: [counts.joined(separator: ", ")] + members.prefix(Self.detailedMembers).map(\.summary)
        + (members.count > Self.detailedMembers ? ["and \(members.count - Self.detailedMembers) more"] : []))
  }

  /// Styles of presentation that the card says by its grip.
  private static let usualStyles: Set<String> = ["sheet", "pageSheet", "automatic"]

  /// How many ways of a bundle its tooltip names.
  private static let detailedMembers = 20
}

extension Transition {
  /// What is known of a transition in one line.
  var summary: String {
    var line = "\(kind.caption) from \(from)"
    if let to { line += " to \(to)" }
    if let label { line += ": \(label)" }
    if certainty != .certain { line += " (\(certainty))" }
    return DisplayText.line(line)
  }

  /// Everything that is known of a transition, one line each.
  var details: [String] {
    var lines = [summary]
    if !gates.isEmpty { lines.append("behind " + gates.map(\.name).joined(separator: ", ")) }
    if let detail, !kind.isWayBack { lines.append(detail) }
    lines.append(contentsOf: ([source] + alsoAt).map(\.description))
    return lines.map(DisplayText.line)
  }
}
