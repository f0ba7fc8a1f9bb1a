import NavigationModel

/// Effects that wait until it is known what the code does in all.
struct HeldEffects {
  private var shares: [Share] = []

  mutating func add(_ share: Share) { shares.append(share) }

  /// What has come together, in the order in which it was found.
  mutating func taken() -> [Share] {
    defer { shares = [] }
    return shares
  }

  /// The effects of one piece of code, and to whom they are given.
  struct Share {
    var effects: [Effect]
    /// Who gets those that no screen owns.
    var actor: Emission.Actor?
    /// Whether what another flow has is left out.
    var isClaim = false
    /// The screen that will give out its own.
    var without: NodeID?

    /// Which of them anybody gets.
    var part: Summaries.Part { actor == nil ? .owned : isClaim ? .told : .all }

    /// Who gets what.
    func parts(of opened: [Effect]) -> [(effects: [Effect], actor: Emission.Actor)] {
      var parts: [(effects: [Effect], actor: Emission.Actor)] = []
      if let actor { parts.append((opened.filter { $0.owner == nil && !(isClaim && $0.isClaimedByFlow) }, actor)) }
      var owners: [NodeID] = []
      for case let owner? in opened.lazy.map(\.owner) where owner != without && !owners.contains(owner) {
        owners.append(owner)
      }
      for owner in owners {
        let own = opened.filter { $0.owner == owner }.map { effect in
          var effect = effect
          effect.owner = nil
          return effect
        }
        parts.append((own, .screen(owner)))
      }
      return parts
    }
  }
}
