import NavigationModel

/// The model while it grows; edges that are the same are joined at the end.
final class ModelDraft {
  private(set) var transitions: [Transition] = []
  var routes: [Route] = []
  var requests: [RouteRequest] = []
  var entries: [Entry] = []
  var unresolved: [Unresolved] = []
  var calls: [NavigationCall] = []
  var dispatches: [Dispatch] = []
  var childFlows: [ChildFlow] = []
  var idle: [IdleName] = []
  var missing: [MissingReference] = []
  var remarks: [Remark] = []
  var drift: [Drift] = []

  func add(_ transition: Transition) { transitions.append(transition) }

  /// Replaces each transition by what a correction makes of it; `nil` takes it away.
  func correct(_ change: (Transition) -> Transition?) { transitions = transitions.compactMap(change) }

  /// Takes out what is told of lines that are no part of the app.
  func leaveOut(_ paths: Set<String>) {
    transitions.removeAll { paths.contains($0.source.file) }
    entries.removeAll { paths.contains($0.source.file) }
    unresolved.removeAll { paths.contains($0.source.file) }
    calls.removeAll { paths.contains($0.source.file) }
  }

  /// The finished model: sorted, and with one edge for all places that make the same one.
  func model(nodes: [Node]) -> Model {
    Model(
      nodes: nodes.sorted { $0.id < $1.id }, transitions: joined(transitions),
      routes: routes.sorted { ($0.source, $0.id) < ($1.source, $1.id) },
      requests: requests.sorted { ($0.source, $0.owner) < ($1.source, $1.owner) },
      entries: joined(entries).sorted { order($0) < order($1) },
      unresolved: unique(unresolved).sorted { ($0.source, $0.call) < ($1.source, $1.call) },
      calls: unique(calls).sorted { ($0.source, $0.call) < ($1.source, $1.call) },
      missing: unique(missing).sorted { ($0.source, $0.name) < ($1.source, $1.name) },
      dispatches: dispatches.sorted { ($0.source, $0.name) < ($1.source, $1.name) },
      childFlows: unique(childFlows).sorted { ($0.source, $0.owner) < ($1.source, $1.owner) },
      idle: unique(idle).sorted { ($0.source, $0.name) < ($1.source, $1.name) },
      remarks: unique(remarks).sorted { ($0.source, $0.message) < ($1.source, $1.message) },
      drift: unique(drift).sorted { ($0.source, $0.kind.rawValue, $0.name) < ($1.source, $1.kind.rawValue, $1.name) })
  }

  private struct EdgeKey: Hashable {
    var from: NodeID
    var to: NodeID?
    var kind: Transition.Kind
    var level: Transition.Level
    var gates: [String]
  }

  /// Entries that differ in nothing but their place are one.
  private func joined(_ entries: [Entry]) -> [Entry] {
    var joined: [Entry: Entry] = [:]
    for entry in entries.sorted(by: { $0.source < $1.source }) {
      var key = entry
      key.source = SourcePlace(file: "", line: 0, column: 0)
      key.alsoAt = []
      if var known = joined[key] {
        known.alsoAt += ([entry.source] + entry.alsoAt).filter { $0 != known.source && !known.alsoAt.contains($0) }
        joined[key] = known
      } else {
        joined[key] = entry
      }
    }
    return Array(joined.values)
  }

  private func joined(_ transitions: [Transition]) -> [Transition] {
    var joined: [EdgeKey: Transition] = [:]
    for transition in sorted(transitions) {
      let key = EdgeKey(
        from: transition.from, to: transition.to, kind: transition.kind, level: transition.level,
        gates: transition.gates.map(\.name))
      if var known = joined[key] {
        let place = transition.source
        for place in [place] + transition.alsoAt where place != known.source && !known.alsoAt.contains(place) {
          known.alsoAt.append(place)
        }
        if known.certainty == .inferred { known.certainty = transition.certainty }
        known.route = known.route ?? transition.route
        known.label = known.label ?? transition.label
        joined[key] = known
      } else {
        joined[key] = transition
      }
    }
    return sorted(joined.values)
  }

  /// Each is told its place once, and not with every comparison.
  private func sorted(_ transitions: some Sequence<Transition>) -> [Transition] {
    transitions.map { (order($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private func order(_ transition: Transition) -> (NodeID, NodeID, String, SourcePlace, String, String) {
    let kind = transition.kind.rawValue + "\u{1}" + transition.level.rawValue
    let texts = transition.gates.map(\.name) + [transition.label ?? "", transition.detail ?? ""]
    return (
      transition.from, transition.to ?? NodeID(""), kind, transition.source, texts.joined(separator: "\u{1}"),
      transition.route?.rawValue ?? ""
    )
  }

  /// Everything in which two entries can differ, for the order must not depend on chance.
  private func order(_ entry: Entry) -> (SourcePlace, Int, String, String, NodeID, String) {
    let places = entry.gates.map { "\($0.source.file) \($0.source.line) \($0.source.column)" }
    let texts = (entry.gates.map(\.name) + entry.pattern).joined(separator: "\u{1}")
    return (
      entry.source, entry.order ?? 0, entry.name, entry.kind.rawValue, entry.to ?? NodeID(""),
      texts + "\u{0}" + places.joined(separator: "\u{1}")
    )
  }

  private func unique<Element: Hashable>(_ elements: [Element]) -> [Element] {
    var seen: Set<Element> = []
    return elements.filter { seen.insert($0).inserted }
  }
}
