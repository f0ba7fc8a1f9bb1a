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
