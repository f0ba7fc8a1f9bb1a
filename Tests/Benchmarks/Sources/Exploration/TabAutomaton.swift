import Router

/// An app of three tabs, each with a stack of screens: the automaton of `Tabs.pml`.
///
/// From every screen three others can be pushed, until the stack is full; the user can go back by one screen, back to
/// the first, and to another tab. There are 12 screens, numbered from 1; 0 is an empty place.
struct TabAutomaton: TransitionSystem {
  /// Screens of a full stack.
  var stackLength = 5
  /// Whether to keep silent about states having one length.
  var isRagged = false

  private static var tabs: Int { 3 }
  private static var pushes: Int { 3 }

  /// The stacks, one after the other, and the tab that is shown.
  var stateLength: Int? { isRagged ? nil : Self.tabs * stackLength + 1 }

  func initialStates(into sink: inout StateSink) {
    for tab in 0..<Self.tabs {
      sink.append(UInt8(tab + 1))
      for _ in 1..<stackLength { sink.append(0) }
    }
    sink.append(0)
    sink.finish(move: 0)
  }

  func successors(of state: Span<UInt8>, into sink: inout StateSink) {
    let shown = state.count - 1
    let tab = Int(state[shown])
    let first = tab * stackLength
    var depth = 1
    while depth < stackLength, state[first + depth] != 0 { depth += 1 }
    if depth < stackLength {
      let top = Int(state[first + depth - 1])
      for push in 0..<Self.pushes {
        sink.append(contentsOf: state)
        sink[first + depth] = UInt8(1 + (top * 5 + push * 3 + 1) % 12)
        sink.finish(move: UInt32(push))
      }
    }
    if depth > 1 {
      sink.append(contentsOf: state)
      sink[first + depth - 1] = 0
      sink.finish(move: 3)
      sink.append(contentsOf: state)
      for place in 1..<stackLength { sink[first + place] = 0 }
      sink.finish(move: 4)
    }
    for other in 0..<Self.tabs where other != tab {
      sink.append(contentsOf: state)
      sink[shown] = UInt8(other)
      sink.finish(move: UInt32(5 + other))
    }
  }
}
