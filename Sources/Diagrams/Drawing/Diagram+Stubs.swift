import NavigationModel
import TextMetrics

extension Diagram {
  /// Puts every transition without a target on the card that it leaves; equal ones share a stub.
  mutating func addStubs(of model: Model, selection: Selection) {
    for index in selection.transitions where model.transitions[index].to == nil {
      guard let card = selection.cards[model.transitions[index].from], !selection.isGroup(card) else { continue }
      cards[card].add(model.transitions[index], at: index)
    }
    for card in cards.indices {
      for stub in cards[card].stubs.indices { cards[card].stubs[stub].measure() }
    }
  }
}

extension Card {
  fileprivate mutating func add(_ transition: Transition, at index: Int) {
    let gated = !transition.gates.isEmpty
    let details = transition.details
    if let known = stubs.firstIndex(where: { $0.kind == transition.kind && $0.isGated == gated }) {
      stubs[known].transitions.append(index)
      if transition.certainty != .inferred { stubs[known].isInferred = false }
      stubs[known].details.append(contentsOf: details)
    } else {
      let box = Rect(x: 0, y: 0, width: 0, height: CardMetrics.stubHeight)
      stubs.append(
        Stub(
          kind: transition.kind, target: nil, link: nil, leadsIn: false, isInferred: transition.certainty == .inferred,
          text: "", isGated: gated, transitions: [index], box: box,
          label: ArrowLabel(names: [], details: [], gates: []), details: details))
    }
  }
}

extension Stub {
  /// Writes the caption and sets the width that it needs.
  fileprivate mutating func measure() {
    text = transitions.count > 1 ? "\(kind.caption) ×\(transitions.count)" : kind.caption
    fit()
  }

  /// A name cut to what fits on a card.
  static func shortened(_ name: String) -> String {
    Typography.stub.truncate(DisplayText.line(name), to: CardMetrics.jumpTextLimit / Typography.slack)
  }

  /// Sets the width that caption and signs need.
  mutating func fit() {
    let icon = target == nil && link == nil ? CardMetrics.stubIconWidth : CardMetrics.jumpIconWidth
    let lock = isGated ? CardMetrics.lockWidth : 0
    box.width = Typography.stub.width(of: text) * Typography.slack + icon + lock + 8
  }
}
