import NavigationModel

extension Selection {
  /// Pictures with so few transitions bear a card for every alert.
  private static let transitionsOfASmallPicture = 12

  /// The alerts that are written on the cards of the screens that show them.
  static func leafAlerts(of model: Model, surroundings: Surroundings) -> LeafAlerts? {
    guard model.transitions.count > transitionsOfASmallPicture || surroundings.overview != nil else { return nil }
    return LeafAlerts(of: model)
  }
}

/// Alerts that lead nowhere.
///
/// Most do. In an app of any size there are more of them than screens, and their cards would bury what a reader looks
/// for; where screens share one, it would look as if a way led from each of them to all others.
struct LeafAlerts {
  /// By alert: what shows it, in the order of the model; at least one each.
  private(set) var sources: [NodeID: [NodeID]] = [:]
  /// Those that a link or a launch leads to as well, which needs a card to point at.
  private(set) var entered: Set<NodeID> = []

  init(of model: Model) {
    for node in model.nodes where node.kind == .alert { sources[node.id] = [] }
    for transition in model.transitions {
      // What leads somewhere needs a card.
      sources[transition.from] = nil
      if let target = transition.to { sources[target]?.append(transition.from) }
    }
    sources = sources.filter { !$0.value.isEmpty }
    entered = Set(model.entries.compactMap(\.to).filter { sources[$0] != nil })
  }
}

extension Diagram {
  /// Writes alerts on the cards of the screens that show them, by their titles or, where there are many, by their number.
  mutating func addAlerts(of model: Model, selection: Selection) {
    guard !selection.leafAlerts.isEmpty else { return }
    var shown: [Int: [Int]] = [:]
    for index in selection.transitions {
      guard let target = model.transitions[index].to, selection.leafAlerts.contains(target),
        let card = selection.cards[model.transitions[index].from], !selection.isGroup(card)
      else { continue }
      shown[card, default: []].append(index)
    }
    let titles = Dictionary(model.nodes.map { ($0.id, $0.spokenName) }, uniquingKeysWith: { first, _ in first })
    for card in shown.keys.sorted() {
      let indices = shown[card] ?? []
      let alerts = Set(indices.compactMap { model.transitions[$0].to })
      // Two of the same name say no more than their number.
      if alerts.count > Self.namedAlerts || Set(alerts.map { titles[$0] }).count < alerts.count {
        cards[card].stubs.append(Stub(showing: indices, of: model, text: "\(alerts.count) alerts"))
        continue
      }
      for alert in alerts.sorted() {
        let ways = indices.filter { model.transitions[$0].to == alert }
        cards[card].stubs.append(Stub(showing: ways, of: model, text: titles[alert] ?? ""))
      }
    }
  }

  /// A card with more alerts only counts them.
  private static let namedAlerts = 2
}

extension Stub {
  /// A stub for alerts; `transitions` lead to them.
  fileprivate init(showing transitions: [Int], of model: Model, text: String) {
    let members = transitions.map { model.transitions[$0] }
    self.init(
      kind: .alert, target: nil, link: nil, leadsIn: false,
      isInferred: members.allSatisfy { $0.certainty == .inferred },
      text: Self.shortened(text), isGated: members.allSatisfy { !$0.gates.isEmpty }, transitions: transitions,
      box: Rect(x: 0, y: 0, width: 0, height: CardMetrics.stubHeight),
      label: ArrowLabel(names: [], details: [], gates: []), details: members.flatMap(\.details))
    fit()
  }
}
