/// Every state that a system can be in, as far as it was explored.
///
/// States have numbers from 0 in the order of a breadth-first search: a state never needs fewer moves than one with a
/// lower number. The same system gives the same numbers on every machine and in every run.
///
/// ```swift
/// let space = StateSpace(exploring: system, within: ExplorationLimits(memory: 512 << 20))
/// if let bad = space.firstState(where: { isBroken($0) }) {
///   space.witness(to: bad).moves   // the shortest way there
/// } else if space.bound == nil {
///   // proved: no state is broken
/// }
/// ```
///
/// - Complexity: O(*n* + *m*) time for *n* states and *m* transitions; the bytes of a state and 14 to 20 more, where
///   all have one length, up to 29 more where not.
///
/// ## Topics
/// - ``init(exploring:within:isCancelled:report:)``
/// - ``witness(to:)``
/// - ``firstState(where:)``
/// - ``successors(of:)``
/// - ``transitions(withMoves:)``
/// - ``wayHome(to:)``
package struct StateSpace<System: TransitionSystem>: ~Copyable {
  /// What was explored.
  package let system: System
  /// How far it might go.
  package let limits: ExplorationLimits
  /// What cut the exploration short; `nil` if every state that can be reached is here.
  package private(set) var bound: ExplorationBound?
  /// States whose successors are all here: those with a lower number.
  ///
  /// All of them, if the exploration was not cut short.
  package private(set) var expandedCount = 0
  /// Transitions that leave the expanded states, each move counted once.
  package private(set) var transitionCount = 0
  var table: StateTable
  /// First state of each depth.
  private(set) var levels: [Int] = [0]
  private var batch = SettledBatch()
  /// Whether all initial states are here.
  private var hasEveryStart = false

  /// Explores a system, nearest states first, until nothing is new or a limit is reached.
  ///
  /// - Parameters:
  ///   - isCancelled: asked every few hundred transitions whether to stop.
  ///   - report: told at the same times how far the exploration has come.
  package init(
    exploring system: System, within limits: ExplorationLimits = .init(), isCancelled: () -> Bool = { false },
    report: (ExplorationProgress) -> Void = { _ in }
  ) {
    self.init(
      exploring: system, within: limits, hashMask: .max, isCancelled: isCancelled, report: report)
  }

  /// Explores with hashes of which only the bits in a mask count.
  init(
    exploring system: System, within limits: ExplorationLimits = .init(), hashMask: UInt64,
    isCancelled: () -> Bool = { false }, report: (ExplorationProgress) -> Void = { _ in }
  ) {
    self.system = system
    self.limits = limits
    table = StateTable(length: system.stateLength, limits: limits, hashMask: hashMask)
    explore(isCancelled: isCancelled, report: report)
  }

  /// Different states that were reached.
  package var stateCount: Int { table.count }

  /// Bytes that have been allocated.
  package var memory: Int { table.memory + batch.memory }

  /// Moves to the states that are farthest from the start.
  package var depth: Int { levels.count - 1 }

  /// Every state that takes at most so many moves is here; -1 if not even all initial states are.
  package var completeDepth: Int {
    guard bound != nil else { return depth }
    return hasEveryStart ? levels.lastIndex { $0 <= expandedCount } ?? -1 : -1
  }

  // MARK: Exploring

  private mutating func explore(isCancelled: () -> Bool, report: (ExplorationProgress) -> Void) {
    var sink = StateSink()
    system.initialStates(into: &sink)
    precondition(sink.length == 0, "a state was begun but not finished")
    bound = settle(&sink, next: 0, isCancelled: isCancelled, report: report)
    hasEveryStart = bound == nil || bound == .cancellation
    var level = 0..<table.count
    while bound == nil, !level.isEmpty {
      if depth >= limits.depth {
        bound = .depth
        break
      }
      bound = expand(level, with: &sink, isCancelled: isCancelled, report: report)
      if table.count > level.upperBound { levels.append(level.upperBound) }
      level = level.upperBound..<table.count
    }
  }

  /// Explores the moves of all states of one depth.
  private mutating func expand(
    _ level: Range<Int>, with sink: inout StateSink, isCancelled: () -> Bool,
    report: (ExplorationProgress) -> Void
  ) -> ExplorationBound? {
    var first = level.lowerBound
    for state in level {
      write(state, into: &sink)
      // States that lead nowhere fill no sink, but they count for patience.
      guard sink.isFull || state - first >= 4096 || state == level.upperBound - 1 else { continue }
      first = state + 1
      if let bound = settle(&sink, next: state + 1, isCancelled: isCancelled, report: report) { return bound }
    }
    return nil
  }

  /// Has the system write the successors of a state.
  func write(_ state: Int, into sink: inout StateSink) {
    sink.parent = UInt32(state)
    let (block, position, length) = table.states.place(of: state)
    block.withValues(at: position, count: length) { system.successors(of: $0, into: &sink) }
    precondition(sink.length == 0, "a state was begun but not finished")
  }

  /// Looks up what is in the sink; all states before `next` have no successors but what is here.
  private mutating func settle(
    _ sink: inout StateSink, next: Int, isCancelled: () -> Bool, report: (ExplorationProgress) -> Void
  ) -> ExplorationBound? {
    let isStart = sink.parent == StateTable.none
    let (done, bound) = batch.insert(sink, into: &table)
    if let bound {
      // The state at which it ended may have successors that are not here; so its moves do not count at all.
      let last = sink.entry(done).parent
      expandedCount = isStart ? 0 : Int(last)
      if !isStart { transitionCount += (0..<sink.count).first { sink.entry($0).parent == last } ?? 0 }
      return bound
    }
    expandedCount = next
    if !isStart { transitionCount += sink.count }
    let memory = table.memory + batch.memory + sink.memory
    sink.removeAll()
    report(
      ExplorationProgress(
        states: table.count, expanded: expandedCount, transitions: transitionCount, depth: depth, memory: memory))
    return isCancelled() ? .cancellation : nil
  }
}
