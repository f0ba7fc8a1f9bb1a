import NavigationModel

extension Diagram {
  /// Writes on each screen what its routes must hand over to it.
  mutating func addPayloads(of model: Model, selection: Selection) {
    var payloads: [Int: [String]] = [:]
    for (node, types) in Payloads(of: model).types {
      if let card = selection.cards[node] { payloads[card] = types }
    }
    for (card, types) in payloads {
      cards[card].payload = "needs " + types.joined(separator: " or ")
      cards[card].details.append("needs " + types.joined(separator: " or "))
    }
  }
}

/// What must be handed over to show each screen: the types of its routes' payloads, as written.
struct Payloads {
  /// By screen; sorted, each once.
  private(set) var types: [NodeID: [String]] = [:]

  init(of model: Model) {
    for route in model.routes {
      guard let screen = route.destination, let context = route.context else { continue }
      let type = DisplayText.line(context)
      guard !Self.empty.contains(type), types[screen]?.contains(type) != true else { continue }
      types[screen, default: []].append(type)
    }
    for screen in types.keys { types[screen]?.sort() }
  }

  /// Types that say nothing.
  private static let empty: Set<String> = ["Any?", "Any", "Void", "()", "Never", ""]
}
