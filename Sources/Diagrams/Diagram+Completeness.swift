package import NavigationModel

extension Diagram {
  /// Proves that the picture loses nothing: each transition of the projection and each entry is in it exactly once.
  ///
  /// A transition is in the picture as an arrow, as a stub on a card, as the card's place inside a frame, or inside
  /// a card that stands for several nodes.
  package func proveComplete(for model: Model) throws(DiagramError) {
    let model = model.projected(projection)
    let drawn = drawnTransitions()
    for index in model.transitions.indices {
      let times = drawn[index, default: 0]
      guard times == 1 else { throw .transitionDrawn(index: index, times: times) }
    }
    if let stranger = drawn.keys.filter({ !model.transitions.indices.contains($0) }).min() {
      throw .transitionDrawn(index: stranger, times: drawn[stranger, default: 0])
    }
    try proveEntries(of: model)
  }

  private func drawnTransitions() -> [Int: Int] {
    var times: [Int: Int] = [:]
    for index in arrows.flatMap(\.transitions) { times[index, default: 0] += 1 }
    for card in cards {
      for index in card.stubs.flatMap(\.transitions) { times[index, default: 0] += 1 }
      for index in card.containment?.transitions ?? [] { times[index, default: 0] += 1 }
      for index in card.stack?.transitions ?? [] { times[index, default: 0] += 1 }
      for index in card.contents?.transitions ?? [] { times[index, default: 0] += 1 }
    }
    return times
  }

  private func proveEntries(of model: Model) throws(DiagramError) {
    var pinned: [Int: [Int]] = [:]
    for (pin, drawn) in pins.enumerated() {
      for entry in drawn.entries { pinned[entry, default: []].append(pin) }
    }
    var led = Array(repeating: 0, count: pins.count)
    for arrow in arrows {
      if case .pin(let pin) = arrow.from { led[pin] += 1 }
    }
    for (index, entry) in model.entries.enumerated() {
      let pins = pinned[index] ?? []
      guard pins.count == 1, let pin = pins.first else { throw .entryDrawn(index: index, times: pins.count) }
      guard led[pin] == (entry.to == nil ? 0 : 1) else { throw .entryDrawn(index: index, times: led[pin]) }
    }
  }
}
