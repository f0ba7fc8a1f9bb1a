import Testing

@testable import Router

@Suite struct ColumnChoiceTests {
  private static let equal = [Int](repeating: 1, count: 20)

  @Test func beginsWithTheFirstState() {
    let choice = ColumnChoice(shown: [[0], [0], [0]], costs: [9, 1, 1], worth: Self.equal, limit: 3)
    #expect(choice.states == [0])
    #expect(choice.missing.isEmpty)
  }

  @Test func showsEverything() {
    let choice = ColumnChoice(
      shown: [[0, 1], [2, 1], [0, 3], [2, 3]], costs: [1, 1, 1, 1], worth: Self.equal, limit: 9)
    #expect(choice.states == [0, 3])
    #expect(choice.missing.isEmpty)
  }

  @Test func takesWhatIsCheapestForWhatItShows() {
    let shown = [[0, 1, 2], [3, 1, 2], [0, 4, 2], [3, 4, 2]]
    #expect(ColumnChoice(shown: shown, costs: [1, 1, 1, 3], worth: Self.equal, limit: 9).states == [0, 1, 2])
    #expect(ColumnChoice(shown: shown, costs: [1, 1, 1, 1], worth: Self.equal, limit: 9).states == [0, 3])
  }

  @Test func countsWhatDoesNotFit() {
    let choice = ColumnChoice(shown: [[0, 1], [2, 1], [3, 4]], costs: [1, 1, 1], worth: Self.equal, limit: 2)
    #expect(choice.states == [0, 2])
    #expect(choice.missing == [2])
  }

  @Test func leavesOutWhatTheOthersShowToo() {
    // The second is the cheapest at first, but those that follow show all of it.
    let shown = [[0, 3, 6], [1, 4, 6], [1, 5, 6], [2, 4, 7]]
    let choice = ColumnChoice(shown: shown, costs: [1, 1, 2, 2], worth: Self.equal, limit: 9)
    #expect(choice.states == [0, 2, 3])
    #expect(choice.missing.isEmpty)
  }

  @Test func prefersWhatMatters() {
    let shown = [[0, 1], [2, 3], [0, 4]]
    #expect(ColumnChoice(shown: shown, costs: [1, 1, 1], worth: [1, 1, 1, 1, 4], limit: 2).states == [0, 2])
  }

  @Test func isEmptyWithoutStates() {
    #expect(ColumnChoice(shown: [], costs: [], worth: Self.equal, limit: 3).states.isEmpty)
  }

  /// Whatever is left out is told, and nothing else.
  @Test(arguments: 0..<50 as Range<UInt64>)
  func keepsItsWord(seed: UInt64) {
    var dice = Dice(seed)
    let shown = (0...dice.roll(20)).map { _ in (0..<4).map { $0 * 5 + dice.roll(5) } }
    let costs = shown.map { _ in 1 + dice.roll(6) }
    let limit = 1 + dice.roll(8)
    let choice = ColumnChoice(shown: shown, costs: costs, worth: Self.equal, limit: limit)
    let seen = Set(choice.states.flatMap { shown[$0] })
    #expect(choice.states.count <= limit)
    #expect(choice.states.first == 0)
    #expect(choice.states == choice.states.sorted())
    #expect(seen.isDisjoint(with: choice.missing))
    #expect(seen.union(choice.missing) == Set(shown.joined()))
  }
}
