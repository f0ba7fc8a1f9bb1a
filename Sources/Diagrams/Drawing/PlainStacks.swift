import NavigationModel

/// Navigation stacks that hold one screen and nothing else: drawn as that screen, with the edge of a stack behind it.
///
/// Nearly everything that is presented comes in a stack of its own. A frame with a plate for each would be most of the
/// picture and say the same each time.
struct PlainStacks {
  /// By stack: the screen that it shows.
  private(set) var screens: [NodeID: NodeID] = [:]

  /// Finds them in a picture that has a frame for each.
  init(of model: Model, selection: Selection, nesting: Nesting) {
    var inside: [Int: [Int]] = [:]
    for (card, place) in nesting.places { inside[place.container, default: []].append(card) }
    var holds: [Int: Int] = [:]
    var leavesItself: Set<Int> = []
    let nested = nesting.transitions
    for index in selection.transitions {
      let transition = model.transitions[index]
      if transition.kind.isContainment, let card = transition.to.flatMap({ selection.cards[$0] }) {
        holds[card, default: 0] += 1
      }
      guard let from = selection.cards[transition.from], transition.to != nil, !nested.contains(index)
      else { continue }
      leavesItself.insert(from)
    }
    for (container, cards) in inside where cards.count == 1 && !leavesItself.contains(container) {
      guard let stack = selection.node(of: container).map({ model.nodes[$0] }), let card = cards.first,
        let screen = selection.node(of: card).map({ model.nodes[$0] }), stack.isPlainStack, screen.kind == .screen,
        let place = nesting.places[card], !place.transitions.isEmpty, holds[card] == place.transitions.count
      else { continue }
      screens[stack.id] = screen.id
    }
  }
}

extension Node {
  /// Whether it is a navigation stack that the app has no class of its own for.
  fileprivate var isPlainStack: Bool { kind == .container && container == .navigation && anonymous }
}

extension Diagram {
  /// Draws each plain stack behind the card of its screen.
  mutating func addStacks(_ stacks: PlainStacks, of model: Model, selection: Selection) {
    guard !stacks.screens.isEmpty else { return }
    for index in selection.transitions {
      let transition = model.transitions[index]
      guard let screen = stacks.screens[transition.from], transition.to == screen, let card = selection.cards[screen]
      else { continue }
      if cards[card].stack == nil { cards[card].stack = Card.Stack(node: transition.from, transitions: []) }
      cards[card].stack?.transitions.append(index)
    }
    for card in cards.indices where cards[card].stack != nil {
      cards[card].details.append("in a navigation stack of its own")
    }
  }

  /// Transitions that are drawn by the edge of a stack.
  var transitionsOfStacks: Set<Int> { Set(cards.flatMap { $0.stack?.transitions ?? [] }) }
}
