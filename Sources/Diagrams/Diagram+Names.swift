import NavigationModel

extension Diagram {
  /// What to call a card for somebody who hears the picture.
  package func name(ofCard index: Int) -> String {
    let card = cards[index]
    let name = "\(card.title), \(card.shape.caption)"
    return card.badges.isEmpty ? name : name + ", " + card.badges.map(\.spoken).joined(separator: ", ")
  }

  /// What to call an arrow for somebody who hears the picture.
  package func name(ofArrow index: Int) -> String {
    let arrow = arrows[index]
    let tail: String =
      switch arrow.from {
      case .card(let card): cards[card].title
      case .pin(let pin): pins[pin].title
      }
    return "\(arrow.meaning.caption) from \(tail) to \(cards[arrow.to].title)" + arrow.label.spoken
      + (arrow.isInferred ? ", inferred" : "")
  }

  /// What to call the line that says that a container holds a card.
  package func name(ofContainmentOf index: Int) -> String {
    guard let containment = cards[index].containment, let frame = cards[index].frame else { return cards[index].title }
    return "\(containment.kind.caption) from \(cards[frames[frame].plate].title) to \(cards[index].title)"
  }

  /// What to call a pin for somebody who hears the picture.
  package func name(ofPin index: Int) -> String {
    let pin = pins[index]
    let targets = arrows.filter { $0.from == .pin(index) }.map { cards[$0.to].title + $0.label.spoken }
    let name = "entry \(pin.title), \(pin.subtitle)"
    return targets.isEmpty ? name : name + ", leads to " + targets.joined(separator: " and ")
  }

  /// By card: what the picture says around it, in sentences: what it holds, where it lies, and where it leads.
  ///
  /// - Complexity: O(*cards* + *arrows*).
  package func descriptionsOfCards() -> [String] {
    var ways = cards.map { card in card.stubs.map { spoken($0) } }
    for arrow in arrows {
      guard case .card(let tail) = arrow.from else { continue }
      ways[tail].append("\(cards[arrow.to].title) by \(arrow.meaning.caption)" + arrow.label.spoken)
    }
    return cards.indices.map { index in
      let card = cards[index]
      var sentences = [card.subtitle, card.payload].compactMap(\.self)
      if !card.parts.isEmpty { sentences.append("shows " + card.parts.map(\.text).joined(separator: ", ")) }
      if let frame = card.frame { sentences.append("in \(cards[frames[frame].plate].title)") }
      if !ways[index].isEmpty { sentences.append("leads to " + ways[index].joined(separator: "; ")) }
      return (sentences + card.badges.flatMap(\.messages)).joined(separator: ". ")
    }
  }

  private func spoken(_ stub: Stub) -> String {
    let way = stub.kind.caption + (stub.isGated && stub.label.isEmpty ? ", behind a gate" : stub.label.spoken)
    return stub.target.map { "\(cards[$0].title) by \(way)" } ?? way
  }
}

extension ArrowLabel {
  /// What stands on it, to be appended to a sentence.
  fileprivate var spoken: String {
    lines.map { ", " + ($0.isGate ? "behind \($0.text)" : $0.text) }.joined()
  }
}

extension Badge {
  fileprivate var spoken: String { "\(messages.count) \(severity.caption)\(messages.count == 1 ? "" : "s")" }
}
