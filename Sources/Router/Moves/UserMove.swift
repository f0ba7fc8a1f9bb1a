/// What the user does on their own.
package enum UserMove: Hashable, Sendable, CustomStringConvertible {
  /// The top screen of the visible navigation controller is popped.
  case back
  /// The topmost modal is dismissed.
  case dismiss
  /// A tab of the topmost tab bar is selected; counted from 0.
  case tab(Int)
  /// The user does what a waiting gate asks for.
  case pass(String)
  /// The user turns a waiting gate down.
  case refuse(String)

  /// `tab 1`, as scenarios write it.
  package var description: String {
    switch self {
    case .back: "back"
    case .dismiss: "dismiss"
    case .tab(let index): "tab \(index)"
    case .pass(let gate): "pass \(gate)"
    case .refuse(let gate): "refuse \(gate)"
    }
  }
}

/// Why the user can not do something.
package struct ImpossibleMove: Error, Hashable, Sendable, CustomStringConvertible {
  /// What the user wanted.
  package var move: UserMove
  /// Why it can not be done, in a plain sentence.
  package var reason: String

  /// Creates a reason.
  package init(move: UserMove, reason: String) {
    self.move = move
    self.reason = reason
  }

  /// The move and why it can not be done.
  package var description: String { "“\(move)”: \(reason)" }
}

/// There is no route of that name.
package struct UnknownRoute: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name that was asked for.
  package var name: String
  /// Names that are like it, the nearest first.
  package var similar: [String]

  /// Creates an error.
  package init(name: String, similar: [String] = []) {
    self.name = name
    self.similar = similar
  }

  /// Says so, with a hint where a name is like it.
  package var description: String {
    let hint = similar.isEmpty ? "." : "; did you mean \(similar.map { "“\($0)”" }.joined(separator: ", "))?"
    return "There is no route “\(name)”\(hint)"
  }
}
