import Diagrams

/// The cheapest way over the ground from one of several gates to one of several others, by A*.
struct ShortestWay {
  /// A way, if there is one.
  private(set) var found: (squares: [Int], start: Gate, end: Gate)?

  /// - Complexity: O(*n* log *n*) in the number of squares.
  init(on map: RoutingMap, from starts: [Gate], to ends: [Gate]) {
    var goals: [Int: Gate] = [:]
    for gate in ends {
      guard let square = map.square(at: gate.outside), map.toll[square].isFinite else { continue }
      if gate.cost < goals[square]?.cost ?? .infinity { goals[square] = gate }
    }
    guard !goals.isEmpty else { return }
    let target = Rect(around: goals.values.map(\.outside))
    var costs = Array(repeating: Float.infinity, count: map.toll.count)
    var origins = Array(repeating: Int32(-1), count: map.toll.count)
    var doors: [Int: Gate] = [:]
    var queue = WayQueue()
    for gate in starts {
      guard let square = map.square(at: gate.outside), map.toll[square].isFinite, Float(gate.cost) < costs[square]
      else { continue }
      costs[square] = Float(gate.cost)
      doors[square] = gate
      queue.push(square, Float(gate.cost + target.distance(to: gate.outside)))
    }
    var best: (square: Int, cost: Float)?
    while let (square, estimate) = queue.pop() {
      if let best, estimate >= best.cost { break }
      if let gate = goals[square], costs[square] + Float(gate.cost) < best?.cost ?? .infinity {
        best = (square, costs[square] + Float(gate.cost))
      }
      for (next, length) in map.neighbours(of: square) {
        let cost = costs[square] + Float(length) * (1 + map.toll[next])
        guard cost < costs[next] else { continue }
        costs[next] = cost
        origins[next] = Int32(square)
        doors[next] = nil
        queue.push(next, cost + Float(target.distance(to: map.middle(of: next))))
      }
    }
    guard let best, let end = goals[best.square] else { return }
    var squares = [best.square]
    while let here = squares.last, origins[here] >= 0 { squares.append(Int(origins[here])) }
    guard let first = squares.last, let start = doors[first] else { return }
    found = (squares.reversed(), start, end)
  }
}

extension RoutingMap {
  /// The squares around one that are not blocked, and how far away their middles are.
  fileprivate func neighbours(of square: Int) -> [(square: Int, length: Double)] {
    let (column, row) = (square % columns, square / columns)
    var result: [(square: Int, length: Double)] = []
    for dy in -1...1 {
      for dx in -1...1 where dx != 0 || dy != 0 {
        let (x, y) = (column + dx, row + dy)
        guard x >= 0, y >= 0, x < columns, y < rows, toll[y * columns + x].isFinite else { continue }
        result.append((y * columns + x, dx == 0 || dy == 0 ? side : side * 2.0.squareRoot()))
      }
    }
    return result
  }
}

/// Squares to go on from, the one with the least estimate first.
private struct WayQueue {
  private var heap: [(square: Int, estimate: Float)] = []

  mutating func push(_ square: Int, _ estimate: Float) {
    heap.append((square, estimate))
    var child = heap.count - 1
    while child > 0, isBefore(child, (child - 1) / 2) {
      heap.swapAt(child, (child - 1) / 2)
      child = (child - 1) / 2
    }
  }

  mutating func pop() -> (square: Int, estimate: Float)? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    if heap.isEmpty { return first }
    heap[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && isBefore(child, least) { least = child }
      if least == parent { return first }
      heap.swapAt(parent, least)
      parent = least
    }
  }

  /// Ties are broken by position, so that a way is the same on every machine.
  private func isBefore(_ a: Int, _ b: Int) -> Bool {
    (heap[a].estimate, heap[a].square) < (heap[b].estimate, heap[b].square)
  }
}
