/// A sequence of states of the screens, and what led from each to the next.
package struct FilmStrip: Hashable, Sendable {
  /// What stands above it.
  package var title: String
  /// What is on screen at first.
  package var start: FilmScreen
  /// What happened then, in order.
  package var moves: [Move]

  /// One move and what is on screen afterwards.
  package struct Move: Hashable, Sendable {
    /// What was done: `Shop.product with 7`.
    package var title: String
    /// How it ended: `ok`.
    package var ending: String
    /// Whether that is what anybody wants.
    package var succeeded: Bool
    /// What happened on the way, one line each.
    package var lines: [String]
    /// What is on screen then.
    package var screen: FilmScreen

    /// Creates a move; texts may come from anywhere.
    package init(title: String, ending: String, succeeded: Bool, lines: [String], screen: FilmScreen) {
      self.title = DisplayText.line(title)
      self.ending = DisplayText.line(ending)
      self.succeeded = succeeded
      self.lines = lines.map(DisplayText.line)
      self.screen = screen
    }
  }

  /// Creates a strip; texts may come from anywhere.
  package init(title: String, start: FilmScreen, moves: [Move]) {
    self.title = DisplayText.line(title)
    self.start = start
    self.moves = moves
  }
}
