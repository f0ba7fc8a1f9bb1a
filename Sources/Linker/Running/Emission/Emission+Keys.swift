import NavigationModel

/// By what the emission knows what was told before.
extension Emission {
  /// What was given to somebody already.
  struct Done: Hashable {
    var actor: Actor
    var effect: Effect.Key
    var certainty: Certainty
  }

  struct Move: Hashable {
    var from: NodeID
    var to: NodeID?
    var kind: Transition.Kind
  }

  struct Pair: Hashable {
    var from: NodeID
    var to: NodeID
  }
}
