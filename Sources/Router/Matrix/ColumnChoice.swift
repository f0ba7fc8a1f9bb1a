/// A few states in which everything can be seen that can be seen in any.
///
/// Each state shows some things and costs something, and not all things matter as much. A weighted set cover: the state that shows the most that is new for
/// what it costs comes first; of equals the nearest.
struct ColumnChoice {
  /// The states that were chosen, nearest first.
  let states: [Int]
  /// What none of them shows, sorted.
  let missing: [Int]

  /// Chooses states.
  ///
  /// - Parameters:
  ///   - shown: what each state shows, as numbers from 0; all states show equally many things.
  ///   - costs: what each state costs, at least 1.
  ///   - worth: what it is worth that each thing is shown.
  ///   - limit: states to choose at most. The first state is always among them.
  /// - Complexity: O(limit × things shown).
  init(shown: [[Int]], costs: [Int], worth: [Int], limit: Int) {
    // What nobody shows is not missed.
    var missing = [Int](repeating: 0, count: worth.count)
    for thing in shown.joined() { missing[thing] = worth[thing] }
    var chosen: [Int] = []
    while chosen.count < limit {
      let next = chosen.isEmpty ? shown.indices.first : Self.best(shown, costs, missing)
      guard let next else { break }
      chosen.append(next)
      for thing in shown[next] { missing[thing] = 0 }
      // A place that is free again goes to a state that shows more; what is shown only grows, so this ends.
      chosen = Self.needed(chosen, shown)
    }
    states = chosen.sorted()
    self.missing = missing.indices.filter { missing[$0] > 0 }
  }

  /// The state that shows most of what is missing, for its cost; things of one state differ from each other.
  private static func best(_ shown: [[Int]], _ costs: [Int], _ missing: [Int]) -> Int? {
    var best: (state: Int, gain: Int)?
    for (state, things) in shown.enumerated() {
      let gain = things.reduce(0) { $0 + missing[$1] }
      guard gain > 0 else { continue }
      if let found = best, gain * costs[found.state] <= found.gain * costs[state] { continue }
      best = (state, gain)
    }
    return best?.state
  }

  /// Leaves out the states whose things the others show too, those chosen last first; never the first one.
  private static func needed(_ chosen: [Int], _ shown: [[Int]]) -> [Int] {
    var left = chosen
    for state in chosen.dropFirst().reversed() {
      let others = Set(left.lazy.filter { $0 != state }.flatMap { shown[$0] })
      if shown[state].allSatisfy(others.contains) { left.removeAll { $0 == state } }
    }
    return left
  }
}
