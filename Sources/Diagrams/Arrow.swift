package import NavigationModel

/// An arrow between two cards, or from a pin to a card.
package struct Arrow: Hashable, Sendable {
  /// Where an arrow begins.
  package enum Tail: Hashable, Sendable {
    case card(Int)
    case pin(Int)
  }

  /// What an arrow means.
  package enum Meaning: Hashable, Sendable {
    case transition(Transition.Kind)
    case entry(Entry.Kind)
    /// Several transitions of different kinds, counted; whether any of them leads on.
    case bundle(leadsOn: Bool)

    /// Whether it leads on to something new, which then belongs below.
    ///
    /// Ways back and jumps to what is there already do not order the picture: they would only stretch it.
    package var leadsOn: Bool {
      switch self {
      case .transition(.select), .transition(.replaceRoot): false
      case .transition(let kind): !kind.isWayBack
      case .entry: true
      case .bundle(let leadsOn): leadsOn
      }
    }
  }

  package var from: Tail
  /// The card that it points at.
  package var to: Int
  package var meaning: Meaning
  /// Whether every transition behind it is a guess of the reader.
  package var isInferred: Bool
  package var label: ArrowLabel
  /// Transitions of the model that it stands for; none for an entry.
  package var transitions: [Int]
  /// Everything that is known, for whoever points at it.
  package var details: [String]
}

/// The text beside an arrow.
package struct ArrowLabel: Hashable, Sendable {
  /// One line of it.
  package struct Line: Hashable, Sendable {
    package var text: String
    /// Whether a lock stands before it: the text names gates.
    package var isGate: Bool
  }

  package var lines: [Line]
  /// Room that the lines take; zero where there are none.
  package var size: Size

  package var isEmpty: Bool { lines.isEmpty }
}
