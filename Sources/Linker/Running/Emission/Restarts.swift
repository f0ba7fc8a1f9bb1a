import NavigationModel

/// What replaces everything on the screen.
///
/// What an answer brings about, for one and the same reason, in most of the app's screens is no move of each of them, but
/// happens to the app: an expired session, a forced update. What else screens do is a move of each, however many they are.
struct Restarts {
  private var ways: [Key: [Way]] = [:]

  private struct Key: Hashable {
    var origin: Origin
    var target: NodeID?
  }

  private struct Way {
    var screen: NodeID
    var effect: Effect
    var place: SourcePlace

    /// Why it is done: the innermost condition that not every way shares, else the one right before what is done.
    func reason(without shared: Set<String>) -> String? {
      let gates = effect.gates
      let own = gates.last { !shared.contains($0.name) }
      return (own ?? gates.last { $0.source.file == place.file && $0.source.line <= place.line })?.name
    }
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

    /// Whether a way into the app is the event once more, where it happens on that way; how the app starts is told beside
    /// what an answer brings about later.
    func isTold(by entry: Entry, at place: SourcePlace) -> Bool {
      entry.kind != .launch && entry.to == target && entry.source == place && entry.gates.contains { $0.name == reason }
    }

    /// The event as a way into the app.
    func entry(at place: SourcePlace) -> Entry {
      Entry(kind: .event, name: reason, to: target, gates: gates, source: place)
    }
  }

  /// In an app of a few screens, most of them are no crowd.
  private static let crowd = 5

  /// Notes that everything is replaced at a screen, by code that stands somewhere.
  mutating func add(_ effect: Effect, to target: NodeID?, at screen: NodeID, place: SourcePlace) {
    ways[Key(origin: effect.origin.general, target: target), default: []]
      .append(Way(screen: screen, effect: effect, place: place))
  }

  /// Moves of single screens, and events told by their reasons.
  ///
  /// An event takes the place of what most of the screens do from which anything is seen to lead on.
  func collapsed(among transitions: [Transition]) -> (moves: [Move], events: [Event]) {
    let acting = Set(transitions.lazy.filter { $0.level == .screen }.map(\.from))
      .union(ways.values.joined().map(\.screen))
    var moves: [Move] = []
    var events: [Event] = []
    let inOrder = ways.sorted {
      ($0.key.origin, $0.key.target?.rawValue ?? "") < ($1.key.origin, $1.key.target?.rawValue ?? "")
    }
    for (restart, ways) in inOrder {
      let shared = ways.dropFirst().reduce(into: Set(ways[0].effect.gates.map(\.name))) { shared, way in
        shared.formIntersection(way.effect.gates.map(\.name))
      }
      let reasons = Dictionary(grouping: ways) { $0.reason(without: shared) }
      for (reason, ways) in reasons.sorted(by: { ($0.key ?? "") < ($1.key ?? "") }) {
        let screens = Set(ways.map(\.screen)).count
        guard let reason, let target = restart.target, ways.allSatisfy(\.effect.isAnswer), screens >= Self.crowd,
          screens * 2 >= acting.count
        else {
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
