/// How finely behaviours are told apart.
package enum Grain: Hashable, Sendable, CaseIterable {
  /// By everything but numbers.
  case all
  /// By how it ends, the gravest thing that is taken away, and what becomes of the destination.
  case gravest
  /// By how it ends, whether anything is taken away, and what becomes of the destination.
  case outcome
}

extension Survey {
  /// The same with fewer classes of behaviour: what a grain does not tell apart is one.
  ///
  /// - Complexity: O(states × requests).
  func folded(_ grain: Grain) -> Survey {
    guard grain != .all else { return self }
    var survey = self
    survey.kinds = []
    var indices: [Key: Int] = [:]
    let new = kinds.map { kind in
      let key = Key(request: kind.request, kind: kind.kind.folded(grain))
      if let known = indices[key] { return known }
      indices[key] = survey.kinds.count
      survey.kinds.append((key.request, key.kind))
      return survey.kinds.count - 1
    }
    survey.table = table.map { row in row.map { new[$0] } }
    return survey
  }
}

extension Behaviour {
  /// What a grain tells of it.
  func folded(_ grain: Grain) -> Behaviour {
    if grain == .all { return self }
    if let ending = effects.first(where: \.isEnding) ?? effects.first(where: { $0 == .hidden }) {
      return Behaviour([ending])
    }
    let losses: [Effect] = [.replacedRoot, .dismissed(1), .removed(1), .popped(1)]
    let loss = losses.first(where: effects.contains)
    let fate = effects.filter { $0 == .duplicated || $0 == .anotherInstance || $0 == .reused }
    let arrival = fate.isEmpty ? effects.first(where: \.builds).map { [$0] } ?? [] : fate
    return Behaviour((grain == .gravest ? loss : loss.map { _ in .removed(1) }).map { [$0] + arrival } ?? arrival)
  }
}

extension Effect {
  /// Whether it says that the router did not get through.
  fileprivate var isEnding: Bool {
    switch self {
    case .crashed, .failed, .refused, .refusedByGate, .waiting: true
    default: false
    }
  }
}
