@testable import Router

/// The oracle: an exploration by the most obvious means, sets of arrays.
struct NaiveExploration {
  /// States in the order in which they are reached.
  var states: [[UInt8]] = []
  var depths: [[UInt8]: Int] = [:]
  /// Moves of each state, with where they lead.
  var moves: [[UInt8]: [(move: UInt32, target: [UInt8])]] = [:]

  init(_ system: some TransitionSystem) {
    for (_, state) in Self.read({ system.initialStates(into: &$0) }) where depths[state] == nil {
      depths[state] = 0
      states.append(state)
    }
    var next = 0
    while next < states.count {
      let state = states[next]
      next += 1
      moves[state] = Self.read { system.successors(of: state.span, into: &$0) }
      for (_, target) in moves[state] ?? [] where depths[target] == nil {
        depths[target] = (depths[state] ?? 0) + 1
        states.append(target)
      }
    }
  }

  var transitionCount: Int { moves.values.reduce(0) { $0 + $1.count } }

  /// States from which one of some kind can be reached, by looking again and again.
  func states(comingTo isHome: ([UInt8]) -> Bool) -> Set<[UInt8]> {
    var found = Set(states.filter(isHome))
    var isGrowing = true
    while isGrowing {
      let more = states.filter { state in (moves[state] ?? []).contains { found.contains($0.target) } }
      isGrowing = !found.isSuperset(of: more)
      found.formUnion(more)
    }
    return found
  }

  /// What a system writes into a sink.
  private static func read(_ write: (inout StateSink) -> Void) -> [(move: UInt32, target: [UInt8])] {
    var sink = StateSink()
    write(&sink)
    return (0..<sink.count).map { index in
      let entry = sink.entry(index)
      return (entry.move, sink.bytes.withValues(at: Int(entry.start), count: Int(entry.length)) { $0.array })
    }
  }
}
