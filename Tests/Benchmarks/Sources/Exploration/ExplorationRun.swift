import Measuring
import Router

/// One exploration of the automaton, in a process of its own so that its memory can be measured.
struct ExplorationRun {
  /// What is explored, and what is asked of it.
  enum Variant: String, CaseIterable {
    /// Stacks of five, states of one length: what Spin explores, too.
    case plain
    /// The same, with states that are not said to have one length.
    case ragged
    /// The same, and from which states the user can come home.
    case home
    /// Stacks of four: 192,000 states, which stay in the cache.
    case small
    /// Stacks of six, 145 million states, in 256 MB: cut short, and the states must not take more.
    case bounded
  }

  var states = 0
  var transitions = 0
  var depth = 0
  /// Bytes that the exploration says it allocated.
  var memory = 0
  /// Seconds of one exploration, without what the process needs to start.
  var seconds = 0.0

  /// Explores here and now.
  init(exploring variant: Variant) {
    let rounds = variant == .small ? 20 : 1
    let stackLength = variant == .small ? 4 : variant == .bounded ? 6 : 5
    let automaton = TabAutomaton(stackLength: stackLength, isRagged: variant == .ragged)
    let limits = ExplorationLimits(memory: (variant == .bounded ? 256 : 1024) << 20)
    let start = Program.ownSeconds
    for _ in 0..<rounds {
      let space = StateSpace(exploring: automaton, within: limits)
      let expected: ExplorationBound? = variant == .bounded ? .memory : nil
      precondition(space.bound == expected, "the automaton is not as large as it should be")
      precondition(space.witness(to: space.stateCount - 1).moves.count == space.depth, "a witness is missing")
      if variant == .home {
        precondition(space.wayHome { $0[$0.count - 1] == 0 }?.trappedCount == 0, "somebody is trapped")
      }
      (states, transitions, depth, memory) = (space.stateCount, space.transitionCount, space.depth, space.memory)
    }
    seconds = (Program.ownSeconds - start) / Double(rounds)
  }

  /// Reads what a process has printed.
  init?(_ line: String) {
    let words = line.split { $0.isWhitespace }
    guard words.count == 5, let states = Int(words[0]), let transitions = Int(words[1]), let depth = Int(words[2]),
      let memory = Int(words[3]), let seconds = Double(words[4])
    else { return nil }
    (self.states, self.transitions, self.depth) = (states, transitions, depth)
    (self.memory, self.seconds) = (memory, seconds)
  }

  /// For ``init(_:)``.
  var line: String { "\(states) \(transitions) \(depth) \(memory) \(seconds)" }
}
