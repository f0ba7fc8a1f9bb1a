import NavigationModel

extension [Effect] {
  /// Effects that differ in more than their conditions, each with the few plainest sets of conditions.
  var plainest: [Effect] {
    guard count > 1 else { return self }
    var ways: [Effect.Key: [Int]] = [:]
    var kept: [Effect] = []
    var isOut: Set<Int> = []
    for effect in self {
      let act = effect.act
      guard let known = ways[act] else {
        ways[act] = [kept.count]
        kept.append(effect)
        continue
      }
      var rivals = known.filter { !isOut.contains($0) }
      // Who gets there under fewer conditions needs no more.
      if rivals.contains(where: { kept[$0].gates.allStand(among: effect.gates) }) { continue }
      for rival in rivals where effect.gates.allStand(among: kept[rival].gates) { isOut.insert(rival) }
      rivals.removeAll(where: isOut.contains)
      if let last = rivals.last, rivals.count >= Effect.wayLimit {
        kept[last].gates.removeAll { !$0.stands(among: effect.gates) }
        continue
      }
      ways[act, default: []].append(kept.count)
      kept.append(effect)
    }
    return isOut.isEmpty ? kept : kept.indices.lazy.filter { !isOut.contains($0) }.map { kept[$0] }
  }
}
