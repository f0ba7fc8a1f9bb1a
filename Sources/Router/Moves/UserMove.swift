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
