package import NavigationModel

/// Only transitions of some kinds, and what they connect.
package struct KindFilter: Excerpt {
  private let kinds: Set<Transition.Kind>

  /// Keeps transitions of these kinds.
  package init(_ kinds: Set<Transition.Kind>) { self.kinds = kinds }

  /// What is kept.
  package var caption: String {
    "only " + Transition.Kind.allCases.filter(kinds.contains).map(\.caption).joined(separator: ", ")
  }

  /// The transitions of those kinds with their ends.
  package func cut(from model: Model) -> Model {
    let kept = model.transitions.filter { kinds.contains($0.kind) }
    let ends = Set(kept.flatMap { [$0.from, $0.to].compactMap(\.self) })
    return model.keeping(nodes: ends) { kinds.contains(model.transitions[$0].kind) }
  }
}
