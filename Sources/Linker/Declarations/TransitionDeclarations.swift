import NavigationModel

/// Declared transitions.
struct TransitionDeclarations {
  let linkage: Linkage
  let names: DeclaredNames
  let edges: DeclaredEdges

  func link() {
    for declared in linkage.declarations.transitions { link(declared) }
  }

  private func link(_ declared: DeclaredTransition) {
    let from = names.node(declared.from)
    let to = declared.to.map { names.target($0) }
    // An end that is unknown is reported; an edge into nothing would only mislead.
    guard let from, to == nil || to.flatMap(\.self) != nil else { return }
    let target = to.flatMap(\.self)
    let edge = edges.edge(
      from: from, to: target?.node, declared.kind, gates: names.gates(declared.gates), label: declared.label,
      route: target?.route, at: declared.source)
    if let source = edges.source(of: edge) {
      linkage.draft.drift.append(
        Drift(kind: .redundant, name: edge.notation, source: declared.source, saidAt: source))
    }
    edges.add(edge)
  }
}

extension Transition {
  /// The edge in words: `A -push-> B`.
  var notation: String { "\(from) -\(kind.rawValue)-> \(to?.rawValue ?? "back")" }
}
