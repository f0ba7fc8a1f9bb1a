internal import NavigationModel
internal import Yams

/// The keys of a declared transition.
enum TransitionKey: String, FieldKey {
  case from, to, kind, gates, label

  static let subject = "a transition"
  static let required: [TransitionKey] = [.from, .kind]
}

extension SettingsReader {
  mutating func readTransitions(_ node: Yams.Node) {
    for element in elements(node, of: "transitions") {
      guard let fields = fields(element, TransitionKey.self) else { continue }
      let kind = choice(fields[.kind], "kind of transition", among: Transition.Kind.allCases)
      let (from, to) = (name(fields[.from]), name(fields[.to]))
      let gates = names(fields[.gates])
      let label = text(fields[.label])
      guard let kind, let from else { continue }
      if fields[.to] == nil, !kind.isWayBack {
        complain(element, "a transition of the kind '\(kind)' needs 'to'; only a way back may leave it open")
      }
      settings.declarations.transitions.append(
        DeclaredTransition(from: from, to: to, kind: kind, gates: gates, label: label, source: fields.source))
    }
  }
}
