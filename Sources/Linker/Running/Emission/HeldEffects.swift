import NavigationModel

/// Effects that wait until it is known what the code does in all.
struct HeldEffects {
  private var shares: [Share] = []
  private var told: Set<Told> = []
  /// What was given to whom as one piece, and was final by then.
  private var given: Set<Given> = []
  /// The changes of state that were given to whom.
  private var noted: Set<Noted> = []

  mutating func add(_ share: Share) { shares.append(share) }

  /// What has come together, in the order in which it was found.
  mutating func taken() -> [Share] {
    defer { shares = [] }
    return shares
  }

  /// The effects that the same actor was not given before: all runs of a large circle stand for the same.
  mutating func news(in share: Share, _ summaries: Summaries) -> [Effect] {
    share.effects.filter { effect in
      guard case .run(let run)? = effect.target, let group = summaries.group(of: run, share.part) else { return true }
      let told = Told(
        group: group, gates: summaries.number(of: effect.gates), isClaimed: effect.isClaimedByFlow, owner: effect.owner,
        actor: share.actor, isClaim: share.isClaim, without: share.without)
      return self.told.insert(told).inserted
    }
  }

  /// Whether the same effects were given to the same actor before, and are all that the runs do: the same code is set
  /// going over and over again.
  mutating func isKnown(_ share: Share, _ summaries: Summaries) -> Bool {
    guard share.effects.allSatisfy(\.isReference), summaries.areFinal(share.effects) else { return false }
    let given = Given(
      lines: summaries.lines(of: share.effects), actor: share.actor, isClaim: share.isClaim, without: share.without)
    return !self.given.insert(given).inserted
  }

  /// Whether an effect is worth giving out: a change of state that the same actor was told of under the same conditions
  /// is noted already.
  mutating func isNews(_ way: Summaries.Way, in share: Share, _ summaries: Summaries) -> Bool {
    guard summaries.effects.isNote(way.effect) else { return true }
    guard let actor = share.recipient(of: way, summaries) else { return false }
    return noted.insert(Noted(way: way, actor: actor)).inserted
  }

  private struct Noted: Hashable {
    var way: Summaries.Way
    var actor: Emission.Actor
  }

  private struct Given: Hashable {
    var lines: [Summaries.Line]
    var actor: Emission.Actor?
    var isClaim: Bool
    var without: NodeID?
  }

  /// What a large circle of runs does, as it was given to somebody.
  private struct Told: Hashable {
    var group: Int
    var gates: Int32
    var isClaimed: Bool
    var owner: NodeID?
    var actor: Emission.Actor?
    var isClaim: Bool
    var without: NodeID?
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

    /// Who gets an effect, if anybody does.
    func recipient(of way: Summaries.Way, _ summaries: Summaries) -> Emission.Actor? {
      if let owner = summaries.owner(of: way) { return owner == without ? nil : .screen(owner) }
      return isClaim && way.isClaimed ? nil : actor
    }

    /// Who gets what.
    func parts(of opened: [Effect]) -> [(effects: [Effect], actor: Emission.Actor)] {
      var parts: [(effects: [Effect], actor: Emission.Actor)] = []
      if let actor { parts.append((opened.filter { $0.owner == nil && !(isClaim && $0.isClaimedByFlow) }, actor)) }
      var places: [NodeID: Int] = [:]
      for var effect in opened {
        guard let owner = effect.owner, owner != without else { continue }
        effect.owner = nil
        let place = places[owner] ?? parts.count
        if place == parts.count {
          places[owner] = place
          parts.append(([], .screen(owner)))
        }
        parts[place].effects.append(effect)
      }
      return parts
    }
  }
}
