import NavigationModel

/// Which card lies in which container's frame.
///
/// A node held by several containers lies in the first; being held by the others is drawn as an arrow. So is being
/// held behind a gate, because a frame has no place for the gate's name.
struct Nesting {
  /// Where one card lies, and the transitions that say so.
  struct Place {
    var container: Int
    var transitions: [Int]
  }

  /// The place of each nested card, by card.
  private(set) var places: [Int: Place] = [:]

  init(of model: Model, selection: Selection) {
    for index in selection.transitions {
      let transition = model.transitions[index]
      guard transition.kind.isContainment, transition.gates.isEmpty,
        let container = selection.cards[transition.from], let child = transition.to.flatMap({ selection.cards[$0] }),
        model.nodes[selection.nodes[container]].kind == .container
      else { continue }
      nest(child, in: container, because: index)
    }
  }

  /// Cards with at least one other inside, in their own order.
  var containers: [Int] { Set(places.values.map(\.container)).sorted() }

  /// Every transition that nesting draws.
  var transitions: Set<Int> { Set(places.values.flatMap(\.transitions)) }

  private mutating func nest(_ child: Int, in container: Int, because transition: Int) {
    if places[child]?.container == container {
      places[child]?.transitions.append(transition)
    } else if places[child] == nil, !isInside(container, child) {
      places[child] = Place(container: container, transitions: [transition])
    }
  }

  /// Whether a card is another or lies somewhere inside it; two containers that hold each other must not both nest.
  private func isInside(_ card: Int, _ other: Int) -> Bool {
    var current: Int? = card
    while let here = current {
      if here == other { return true }
      current = places[here]?.container
    }
    return false
  }
}
