extension StateSpace where System == UserSystem {
  /// A shortest way to a state, with what stands in the window after each move.
  func way(to state: Int) -> [WitnessStep] {
    let witness = witness(to: state)
    return witness.states.enumerated().map { index, state in
      let tree = withState(state) { system.tree(of: $0) }
      let first = state < system.launchCount ? "launch" : "a flow begins"
      let move = index == 0 ? first : system.name(of: witness.moves[index - 1])
      return WitnessStep(move: move, tree: tree, outcome: .arrived)
    }
  }
}
