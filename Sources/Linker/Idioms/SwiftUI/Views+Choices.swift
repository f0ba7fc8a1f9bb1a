import Facts
import NavigationModel

extension Views {
  /// Effects of views of which one is seen: they are contained, and the state selects among them.
  func choice(
    _ shown: [ShownView], _ kind: Transition.Kind, _ selecting: Transition.Kind, host: String
  ) -> [Effect] {
    var effects = shown.map { view -> Effect in
      Effect(kind: kind, target: target(view, host: host), origin: view.origin, gates: view.gates)
    }
    if let first = shown.first, shown.contains(where: { !$0.states.isEmpty }) {
      let key = Move.Key(form: 5, origin: first.origin, value: .open, variable: nil, scope: nil)
      effects.append(
        Effect(
          kind: selecting, target: .move(number(of: .chooses(shown, selecting), key)), origin: first.origin, gates: []))
    }
    return effects
  }
}
