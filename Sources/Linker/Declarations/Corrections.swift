import NavigationModel

/// Corrections of edges that were read wrongly.
struct Corrections {
  let linkage: Linkage
  let names: DeclaredNames

  func link() {
    for correction in linkage.declarations.corrections { link(correction) }
  }

  private func link(_ correction: Correction) {
    let from = names.node(correction.from)
    let to = correction.to.map { names.node($0) }
    guard let from, to == nil || to.flatMap(\.self) != nil else { return }
    let isMeant: (Transition) -> Bool = { transition in
      transition.from == from && (to == nil || transition.to == to.flatMap(\.self))
        && (correction.kind == nil || transition.kind == correction.kind) && transition.certainty != .declared
    }
    let meant = linkage.draft.transitions.filter(isMeant)
    guard let first = meant.first else {
      linkage.draft.drift.append(
        Drift(kind: .unmatchedCorrection, name: correction.notation, source: correction.source))
      return
    }
    switch correction.action {
    case .remove: linkage.draft.correct { isMeant($0) ? nil : $0 }
    case .replace(let replacement):
      guard let replaced = replace(replacement, at: correction.source) else { return }
      if meant.allSatisfy({ replaced($0).isSaid(by: $0) }) {
        linkage.draft.drift.append(
          Drift(kind: .redundant, name: correction.notation, source: correction.source, saidAt: first.source))
      } else {
        linkage.draft.correct { isMeant($0) ? replaced($0) : $0 }
      }
    }
  }

  /// What a replacement makes of an edge; `nil` where its target is unknown.
  private func replace(
    _ replacement: Correction.Replacement, at source: SourcePlace
  ) -> ((Transition) -> Transition)? {
    let target = replacement.to.map { names.target($0) }
    guard target == nil || target.flatMap(\.self) != nil else { return nil }
    let gates = replacement.gates.map { names.gates($0) }
    return { transition in
      var edge = transition
      edge.kind = replacement.kind ?? edge.kind
      if let target = target.flatMap(\.self) { (edge.to, edge.route) = (target.node, target.route) }
      edge.gates = gates ?? edge.gates
      edge.label = replacement.label ?? edge.label
      edge.level = linkage.nodes.level(from: edge.from, to: edge.to, edge.kind)
      edge.certainty = .declared
      edge.source = source
      edge.alsoAt = [transition.source] + transition.alsoAt
      return edge
    }
  }
}

extension Transition {
  /// Whether the source says the same, but for the place.
  fileprivate func isSaid(by other: Transition) -> Bool {
    EdgeIdentity(self) == EdgeIdentity(other) && label == other.label
  }
}

extension Correction {
  /// The edges in words, with `*` for whatever.
  fileprivate var notation: String { "\(from.text) -\(kind?.rawValue ?? "*")-> \(to?.text ?? "*")" }
}
