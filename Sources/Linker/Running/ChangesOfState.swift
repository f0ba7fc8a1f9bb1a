import Facts

/// Assignments that were run, and those that runs left out because of what callers pass: `guard info != nil`; with the
/// blocks that were left out.
struct ChangesOfState {
  private var made: Set<Origin> = []
  private var leftOut: Set<Origin> = []
  private var blocks: Set<Origin> = []
  private var ends: [Int: [(start: Int32, end: Int32)]] = [:]

  /// Notes that an assignment is run.
  mutating func make(_ change: Origin) { made.insert(change) }

  /// Notes that a run comes by a block and leaves it out.
  ///
  /// - Parameter isArm: whether it takes another arm of a `switch`: some run may take this one.
  mutating func leaveOut(_ block: ArraySlice<Statement>, in file: Int, isArm: Bool = false) {
    guard let first = block.first, blocks.insert(Origin(file: file, offset: first.offset)).inserted else { return }
    var collector = NameCollector()
    collector.collect(Array(block))
    if !isArm { ends[file, default: []].append((first.offset, collector.last)) }
    for offset in collector.assignments { leftOut.insert(Origin(file: file, offset: offset)) }
  }

  func isMade(_ change: Origin) -> Bool { made.contains(change) }

  /// Whether every run so far that came by left it out.
  func isLeftOut(_ change: Origin) -> Bool { leftOut.contains(change) && !made.contains(change) }

  /// Whether a place lies in a block that some run left out.
  func isInBlockLeftOut(_ place: Origin) -> Bool {
    ends[Int(place.file)]?.contains { $0.start <= place.offset && place.offset <= $0.end } ?? false
  }
}
