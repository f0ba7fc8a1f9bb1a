@testable import Router

/// A graph of named nodes, each name a state; names may have any length.
struct NamedGraph: TransitionSystem {
  var names: [[UInt8]]
  var starts: [Int]
  /// Moves of every node, with the node to which each leads.
  var moves: [[(move: UInt32, target: Int)]]
  var stateLength: Int?

  func initialStates(into sink: inout StateSink) {
    for start in starts { sink.write(names[start], move: UInt32(start)) }
  }

  func successors(of state: Span<UInt8>, into sink: inout StateSink) {
    let name = state.array
    for (move, target) in moves[names.firstIndex(of: name) ?? 0] { sink.write(names[target], move: move) }
  }
}

extension NamedGraph {
  /// Up to 60 nodes with up to three moves each, loops and parallel moves included, always the same for one seed.
  init(seed: UInt64, hasOneLength: Bool) {
    var random = Shuffle(state: seed)
    let count = 2 + random.next(below: 59)
    names = (0..<count).map { node in
      let filling = hasOneLength ? 5 : random.next(below: 40)
      // A name that is longer than a byte's worth of nodes is unique by its first byte; the empty one by its length.
      return node == 0 && !hasOneLength ? [] : [UInt8(node)] + [UInt8](repeating: 7, count: filling)
    }
    stateLength = hasOneLength ? 6 : nil
    starts = (0...random.next(below: 2)).map { _ in random.next(below: count) }
    moves = (0..<count).map { _ in
      (0..<random.next(below: 4)).map { (UInt32($0 * 3), random.next(below: count)) }
    }
  }
}

/// A chessboard on which a piece goes one field to the right or up, and comes out on the other side.
struct Torus: TransitionSystem {
  var side: Int
  /// Bytes of a state; the first four are the field.
  var length = 4
  /// Whether all states are said to have one length.
  var isUniform = true

  var stateLength: Int? { isUniform ? length : nil }

  func initialStates(into sink: inout StateSink) { write(0, 0, move: 0, into: &sink) }

  func successors(of state: Span<UInt8>, into sink: inout StateSink) {
    let column = Int(state[0]) | Int(state[1]) << 8
    let row = Int(state[2]) | Int(state[3]) << 8
    write((column + 1) % side, row, move: 0, into: &sink)
    write(column, (row + 1) % side, move: 1, into: &sink)
  }

  private func write(_ column: Int, _ row: Int, move: UInt32, into sink: inout StateSink) {
    for number in [column, row] {
      sink.append(UInt8(number & 255))
      sink.append(UInt8(number >> 8))
    }
    for place in 4..<max(length, 4) { sink.append(UInt8(truncatingIfNeeded: place)) }
    sink.finish(move: move)
  }
}

/// A random generator that is small and the same everywhere: a linear congruence, of which the upper bits are good.
struct Shuffle {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % bound
  }
}

extension StateSink {
  mutating func write(_ bytes: [UInt8], move: UInt32) {
    for byte in bytes { append(byte) }
    finish(move: move)
  }
}

extension Span<UInt8> {
  var array: [UInt8] { indices.map { self[$0] } }
}

extension StateSpace {
  /// All states in order.
  var allStates: [[UInt8]] { (0..<stateCount).map { state in withState(state) { $0.array } } }
}
