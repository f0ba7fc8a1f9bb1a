import Testing

@testable import Router

/// States of nothing, of kilobytes, and of everything between.
@Suite struct ExplorationLengthTests {
  @Test(arguments: [nil, 0])
  func knowsTheStateOfNoBytes(stateLength: Int?) {
    let system = NamedGraph(names: [[]], starts: [0], moves: [[(4, 0), (5, 0)]], stateLength: stateLength)
    let space = StateSpace(exploring: system)
    let (count, transitions) = (space.stateCount, space.transitionCount)
    #expect(count == 1 && transitions == 2)
    #expect(space.number(of: [UInt8]().span) == 0)
    #expect(space.number(of: ([1] as [UInt8]).span) == nil)
  }

  @Test(arguments: [true, false])
  func knowsStatesOfFourKilobytes(isUniform: Bool) {
    let system = Torus(side: 25, length: 4096, isUniform: isUniform)
    let naive = NaiveExploration(system)
    let space = StateSpace(exploring: system)
    #expect(space.allStates == naive.states)
  }

  @Test func knowsStatesOfEveryLengthUpToTheLongest() {
    let lengths = Array(0..<80) + [255, 256, 4095, 4096, 65_000, StateSink.longestState]
    let names = lengths.map { [UInt8](repeating: 1, count: $0) }
    let moves = names.indices.map { [(UInt32($0), ($0 + 1) % names.count)] }
    let space = StateSpace(exploring: NamedGraph(names: names, starts: [0], moves: moves))
    #expect(space.allStates == names)
  }

  @Test func tellsStatesApartByEveryByte() {
    for length in 0...40 {
      let plain = [UInt8](repeating: 0, count: length)
      let names = [plain] + (0..<length).map { place in plain.indices.map { $0 == place ? 1 : 0 } }
      let moves = names.map { _ in names.indices.map { (UInt32($0), $0) } }
      let system = NamedGraph(names: names, starts: [0], moves: moves, stateLength: length)
      let states = StateSpace(exploring: system).allStates
      #expect(states == names, "length \(length)")
      // With one hash for all, bytes alone tell.
      #expect(StateSpace(exploring: system, hashMask: 0).allStates == names, "length \(length)")
    }
  }

  @Test func hashesEveryByteAndTheLength() {
    let block = Block<UInt8>(repeating: 0, count: 64)
    defer { block.deallocate() }
    var hashes: Set<UInt64> = []
    for length in 0...40 {
      hashes.insert(block.hash(length, at: 3))
      for place in 0..<length {
        block[3 + place] = 1
        hashes.insert(block.hash(length, at: 3))
        block[3 + place] = 0
      }
    }
    #expect(hashes.count == 41 + 40 * 41 / 2)
  }

  @Test func forgetsAStateThatIsDiscarded() {
    var sink = StateSink()
    sink.append(1)
    sink.discard()
    sink.append(contentsOf: ([2, 3] as [UInt8]).span)
    sink[1] += 1
    sink.finish(move: 9)
    let (count, entry) = (sink.count, sink.entry(0))
    #expect(count == 1 && entry.length == 2 && entry.move == 9)
    #expect(sink.bytes[Int(entry.start)] == 2 && sink.bytes[Int(entry.start) + 1] == 4)
  }
}
