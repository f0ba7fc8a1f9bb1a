import NavigationModel

/// Which card lies in which container's frame.
///
/// A node held by several containers lies in the first; being held by the others is drawn as an arrow. So is being
/// held behind a gate, because a frame has no place for the gate's name.
///
/// A screen that is only ever pushed from within one navigation stack lies in that stack's frame too.
struct Nesting {
  /// Where one card lies, and the transitions that say so; none for a pushed screen.
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
        selection.node(of: container).map({ model.nodes[$0].kind == .container }) ?? false
      else { continue }
      nest(child, in: container, because: index)
    }
    adoptPushed(of: model, selection: selection)
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

  /// Puts pushed screens into the stack that they are pushed onto, stack by stack from its root outwards.
  private mutating func adoptPushed(of model: Model, selection: Selection) {
    let waysIn = Self.waysIn(of: model, selection: selection)
    var waiting = selection.nodes.indices.filter { card in
      places[card] == nil && model.nodes[selection.nodes[card]].kind == .screen && waysIn[card]?.isEmpty == false
    }
    var isDone = false
    while !isDone {
      isDone = true
      waiting.removeAll { card in
        guard let stack = commonStack(waysIn[card] ?? [], of: model, selection: selection) else { return false }
        places[card] = Place(container: stack, transitions: [])
        isDone = false
        return true
      }
    }
  }

  /// The one navigation stack that every way in comes from by pushing.
  private func commonStack(_ waysIn: [Transition], of model: Model, selection: Selection) -> Int? {
    var stack: Int?
    for transition in waysIn {
      guard transition.kind.isPush, let holder = selection.cards[transition.from].flatMap({ places[$0]?.container }),
        selection.node(of: holder).map({ model.nodes[$0].container == .navigation }) ?? false,
        stack == nil || stack == holder
      else { return nil }
      stack = holder
    }
    return stack
  }

  /// By card: the drawn transitions that bring it up anew.
  private static func waysIn(of model: Model, selection: Selection) -> [Int: [Transition]] {
    var waysIn: [Int: [Transition]] = [:]
    for index in selection.transitions {
      let transition = model.transitions[index]
      guard !transition.kind.isWayBack, transition.kind != .select, transition.to != transition.from,
        let card = transition.to.flatMap({ selection.cards[$0] })
      else { continue }
      waysIn[card, default: []].append(transition)
    }
    return waysIn
  }
}

extension Transition.Kind {
  /// Whether it adds to the stack that it starts in.
  fileprivate var isPush: Bool { self == .push || self == .show || self == .setStack }
}
