/// What the team says of transitions that were read from the source, and wrongly.
package struct Correction: Hashable, Sendable {
  package var from: DeclaredName
  /// `nil` means whatever target.
  package var to: DeclaredName?
  /// `nil` means whatever kind.
  package var kind: Transition.Kind?
  package var action: Action
  /// Where its declaration begins.
  package var source: SourcePlace

  /// What happens to the transitions that it is about.
  package enum Action: Hashable, Sendable {
    case remove
    case replace(Replacement)
  }

  /// What is said instead; `nil` leaves it as it was read.
  package struct Replacement: Hashable, Sendable {
    package var to: DeclaredName?
    package var kind: Transition.Kind?
    package var gates: [DeclaredName]?
    package var label: String?

    /// Creates a replacement.
    package init(
      to: DeclaredName? = nil, kind: Transition.Kind? = nil, gates: [DeclaredName]? = nil, label: String? = nil
    ) {
      self.to = to
      self.kind = kind
      self.gates = gates
      self.label = label
    }
  }

  /// Creates a correction.
  package init(
    from: DeclaredName, to: DeclaredName? = nil, kind: Transition.Kind? = nil, action: Action, source: SourcePlace
  ) {
    self.from = from
    self.to = to
    self.kind = kind
    self.action = action
    self.source = source
  }
}
