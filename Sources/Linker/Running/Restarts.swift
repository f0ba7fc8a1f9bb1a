import NavigationModel

/// What replaces everything on the screen.
///
/// Whatever does so whatever the screen is no move of one screen: an expired session, a forced update.
struct Restarts {
  private var ways: [Key: [Way]] = [:]

  private struct Key: Hashable {
    var origin: Origin
    var target: NodeID?
  }

  private struct Way {
    var screen: NodeID
    var effect: Effect
  }

  struct Move {
    var screen: NodeID
    var effect: Effect
    var target: NodeID?
  }

  /// What happens to the app, told by the reason for it.
  struct Event {
    var reason: String
    var target: NodeID
    var gates: [Gate]
    var origin: Origin

    /// The event as a way into the app.
    func entry(at place: SourcePlace) -> Entry {
      Entry(kind: .event, name: reason, to: target, gates: gates, source: place)
    }
  }

  /// From as many screens as this, and in the same way, something comes from none of them.
  private static let everywhere = 5

  /// Notes that everything is replaced at a screen.
  mutating func add(_ effect: Effect, to target: NodeID?, at screen: NodeID) {
    ways[Key(origin: effect.origin, target: target), default: []].append(Way(screen: screen, effect: effect))
  }

  /// Moves of single screens, and events told by the innermost condition that not every way to the call shares.
  var collapsed: (moves: [Move], events: [Event]) {
    var moves: [Move] = []
    var events: [Event] = []
    let inOrder = ways.sorted {
      ($0.key.origin, $0.key.target?.rawValue ?? "") < ($1.key.origin, $1.key.target?.rawValue ?? "")
    }
    for (restart, ways) in inOrder {
      let shared = ways.dropFirst().reduce(into: Set(ways[0].effect.gates.map(\.name))) { shared, way in
        shared.formIntersection(way.effect.gates.map(\.name))
      }
      let reasons = Dictionary(grouping: ways) { way in way.effect.gates.last { !shared.contains($0.name) }?.name }
      for (reason, ways) in reasons.sorted(by: { ($0.key ?? "") < ($1.key ?? "") }) {
        guard let reason, Set(ways.map(\.screen)).count >= Self.everywhere, let target = restart.target else {
          moves += ways.map { Move(screen: $0.screen, effect: $0.effect, target: restart.target) }
          continue
        }
        let effect = ways[0].effect
        events.append(
          Event(
            reason: reason, target: target, gates: effect.gates.filter { $0.name == reason }, origin: effect.origin))
      }
    }
    return (moves, events)
  }
}
