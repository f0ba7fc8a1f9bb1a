import Facts

/// Assignments that were run, and those that runs left out because of what callers pass: `guard info != nil`.
struct ChangesOfState {
  private var made: Set<Origin> = []
  private var leftOut: Set<Origin> = []
  private var blocks: Set<Origin> = []

  /// Notes that an assignment is run.
  mutating func make(_ change: Origin) { made.insert(change) }

  /// Notes that a run comes by a block and leaves it out.
  mutating func leaveOut(_ block: ArraySlice<Statement>, in file: Int) {
    guard let first = block.first, blocks.insert(Origin(file: file, offset: first.offset)).inserted else { return }
    var collector = NameCollector()
    collector.collect(Array(block))
    for offset in collector.assignments { leftOut.insert(Origin(file: file, offset: offset)) }
  }

  func isMade(_ change: Origin) -> Bool { made.contains(change) }

  /// Whether every run so far that came by left it out.
  func isLeftOut(_ change: Origin) -> Bool { leftOut.contains(change) && !made.contains(change) }
}
