import Testing

@testable import Router

/// An exploration that is cut short says so, and what it says is true.
@Suite struct ExplorationLimitsTests {
  @Test(arguments: [4, 64], [true, false])
  func keepsWithinItsMemory(length: Int, isUniform: Bool) {
    for megabytes in [1, 2, 4] {
      let limits = ExplorationLimits(memory: megabytes << 20)
      var most = 0
      let system = Torus(side: 600, length: length, isUniform: isUniform)
      let space = StateSpace(exploring: system, within: limits, report: { most = max(most, $0.memory) })
      let (bound, memory, count) = (space.bound, space.memory, space.stateCount)
      #expect(bound == .memory && memory <= limits.memory && most <= limits.memory)
      // What there is, is used: a state takes no more than its bytes, the link, its place and three slots.
      #expect(megabytes < 3 || count * (length + 29) > limits.memory / 3, "\(count) states")
      expectTruth(of: space, system)
    }
  }

  @Test func fillsATableThatMayNotDouble() {
    // A table of 2¹⁷ slots would be a megabyte together with its states; there is room for half of it.
    let space = StateSpace(exploring: Torus(side: 600), within: ExplorationLimits(memory: 2_300_000))
    let (count, bound) = (space.stateCount, space.bound)
    #expect(bound == .memory && count > (1 << 16) * 2 / 3)
    expectTruth(of: space, Torus(side: 600))
  }

  @Test func stopsBeforeItBeginsWhereNothingFits() {
    let space = StateSpace(exploring: Torus(side: 5), within: ExplorationLimits(memory: 0))
    let (count, bound, depth) = (space.stateCount, space.bound, space.completeDepth)
    #expect(count == 0 && bound == .memory && depth == -1)
  }

  @Test(arguments: [0, 1, 2, 100, 4321])
  func keepsNoMoreStatesThanAsked(count: Int) {
    let space = StateSpace(exploring: Torus(side: 80), within: ExplorationLimits(states: count))
    let (found, bound) = (space.stateCount, space.bound)
    #expect(found == count && bound == .states)
    expectTruth(of: space, Torus(side: 80))
  }

  @Test func isCompleteWithExactlyTheStatesThatThereAre() {
    let space = StateSpace(exploring: Torus(side: 80), within: ExplorationLimits(states: 6400))
    let (found, bound) = (space.stateCount, space.bound)
    #expect(found == 6400 && bound == nil)
  }

  @Test(arguments: [0, 1, 7])
  func goesNoDeeperThanAsked(depth: Int) {
    let space = StateSpace(exploring: Torus(side: 80), within: ExplorationLimits(depth: depth))
    let (count, bound, deepest, complete) = (space.stateCount, space.bound, space.depth, space.completeDepth)
    #expect(bound == .depth && deepest == depth && complete == depth)
    #expect(count == (depth + 1) * (depth + 2) / 2)
    expectTruth(of: space, Torus(side: 80))
  }

  @Test func stopsWhenSomebodyLosesPatience() {
    var asked = 0
    let isCancelled = {
      asked += 1
      return asked == 100
    }
    let space = StateSpace(exploring: Torus(side: 600), isCancelled: isCancelled)
    let (count, bound) = (space.stateCount, space.bound)
    #expect(bound == .cancellation && asked == 100 && count > 1000 && count < 360_000)
    expectTruth(of: space, Torus(side: 600))
  }

  @Test func reportsWhatItHas() {
    var reports: [ExplorationProgress] = []
    let space = StateSpace(exploring: Torus(side: 100), report: { reports.append($0) })
    let (count, transitions, depth) = (space.stateCount, space.transitionCount, space.depth)
    #expect(reports.last?.states == count && reports.last?.transitions == transitions)
    #expect(reports.last?.depth == depth && reports.last?.expanded == count)
    #expect(zip(reports, reports.dropFirst()).allSatisfy { $0.states <= $1.states && $0.expanded < $1.expanded })
  }

  /// What was found before the end is what the oracle finds first, and what is said to be known is.
  private func expectTruth(of space: borrowing StateSpace<Torus>, _ system: Torus) {
    // The states of depth d are those on the diagonal of d fields, as long as no side of the board is reached.
    let complete = space.completeDepth
    let expected = complete < system.side ? (complete + 1) * (complete + 2) / 2 : 0
    let (count, expanded, transitions) = (space.stateCount, space.expandedCount, space.transitionCount)
    #expect(count >= expected && transitions == 2 * expanded && expanded <= count)
    // Every state that is said to be expanded has successors that are here.
    for state in stride(from: 0, to: expanded, by: max(1, expanded / 50)) {
      let targets = space.successors(of: state).map(\.target)
      #expect(!targets.contains(nil))
    }
    if count > 0 { #expect(space.witness(to: count - 1).moves.count == space.depth(of: count - 1)) }
  }
}
