/// A few states in which everything can be seen that can be seen in any.
///
/// Each state shows some things and costs something. A weighted set cover: the state that shows the most that is new for
/// what it costs comes first; of equals the nearest. Greedy, hence at most ln *n* times dearer than the best.
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
  ///   - limit: states to choose at most. The first state is always among them.
  /// - Complexity: O(limit × things shown).
  init(shown: [[Int]], costs: [Int], limit: Int) {
    let total = (shown.lazy.joined().max() ?? -1) + 1
    var isMissing = [Bool](repeating: false, count: total)
    for thing in shown.joined() { isMissing[thing] = true }
    var chosen: [Int] = []
    while chosen.count < limit {
      let next = chosen.isEmpty ? shown.indices.first : Self.best(shown, costs, isMissing)
      guard let next else { break }
      chosen.append(next)
      for thing in shown[next] { isMissing[thing] = false }
    }
    states = Self.needed(chosen, shown).sorted()
    missing = isMissing.indices.filter { isMissing[$0] }
  }

  private static func best(_ shown: [[Int]], _ costs: [Int], _ isMissing: [Bool]) -> Int? {
    var best: (state: Int, gain: Int)?
    for (state, things) in shown.enumerated() {
      // A thing counts once for each state that shows it, as things of one state differ.
      let gain = things.count { isMissing[$0] }
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
