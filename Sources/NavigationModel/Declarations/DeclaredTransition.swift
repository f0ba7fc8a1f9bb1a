/// A transition that the source makes in a way which cannot be seen.
package struct DeclaredTransition: Hashable, Sendable {
  package var from: DeclaredName
  /// A screen, flow or route; `nil` for a way back that names none.
  package var to: DeclaredName?
  package var kind: Transition.Kind
  package var gates: [DeclaredName]
  package var label: String?
  /// Where its declaration begins.
  package var source: SourcePlace

  /// Creates a transition.
  package init(
    from: DeclaredName, to: DeclaredName?, kind: Transition.Kind, gates: [DeclaredName] = [], label: String? = nil,
    source: SourcePlace
  ) {
    self.from = from
    self.to = to
    self.kind = kind
    self.gates = gates
    self.label = label
    self.source = source
  }
}
