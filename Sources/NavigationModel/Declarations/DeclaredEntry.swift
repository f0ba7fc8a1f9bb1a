/// A way into the app that the source does not show.
package struct DeclaredEntry: Hashable, Sendable {
  package var kind: Entry.Kind
  /// For people; where nothing is written, the target goes by its own name.
  package var name: String?
  /// A screen, flow or route.
  package var to: DeclaredName
  package var pattern: [String]
  package var gates: [DeclaredName]
  /// Where its declaration begins.
  package var source: SourcePlace

  /// Creates an entry.
  package init(
    kind: Entry.Kind, name: String? = nil, to: DeclaredName, pattern: [String] = [], gates: [DeclaredName] = [],
    source: SourcePlace
  ) {
    self.kind = kind
    self.name = name
    self.to = to
    self.pattern = pattern
    self.gates = gates
    self.source = source
  }
}
