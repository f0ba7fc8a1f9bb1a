/// What the facts of a file say, apart from where it stands.
package struct FactShape {
  /// The binary form without places.
  private let form: [UInt8]
  /// Lines and columns, in the order in which they come in that form.
  private let positions: [Position]

  private struct Position: Hashable, Comparable {
    var line: Int
    var column: Int

    static func < (a: Self, b: Self) -> Bool { (a.line, a.column) < (b.line, b.column) }
  }

  /// Takes the places out of facts.
  ///
  /// - Complexity: O(*n* log *l*) for *n* facts on *l* lines.
  package init(of facts: FileFacts) {
    var writer = FactWriter(path: facts.path, leavingOutPlaces: true)
    facts.content.write(to: &writer)
    facts.problems.write(to: &writer)
    form = writer.finished()
    let lines: LineTable? = if case .swift(let swift) = facts.content { swift.lines } else { nil }
    positions = writer.leftOut.map { place in
      switch place {
      case .position(let line, let column): Position(line: line, column: column)
      case .offset(let offset):
        lines.map { $0.position(of: offset) }.map { Position(line: $0.line, column: $0.column) }
          ?? Position(line: 0, column: Int(offset))
      }
    }
  }

  /// Where everything stands now that stood in an earlier version of the file; `nil` if they do not say the same, or in
  /// another order.
  package func moves(from earlier: FactShape) -> PlaceMoves? {
    guard form == earlier.form, positions.count == earlier.positions.count else { return nil }
    var moved: [Position: Position] = [:]
    for (old, new) in zip(earlier.positions, positions) where moved.updateValue(new, forKey: old) ?? new != new {
      return nil
    }
    let sorted = moved.sorted { $0.key < $1.key }
    guard zip(sorted, sorted.dropFirst()).allSatisfy({ $0.value < $1.value }) else { return nil }
    var moves = PlaceMoves()
    for (old, new) in moved { moves.lines[old.line, default: [:]][old.column] = (new.line, new.column) }
    return moves
  }
}

/// Where the places of a file have gone.
package struct PlaceMoves: Sendable {
  fileprivate(set) var lines: [Int: [Int: (line: Int, column: Int)]] = [:]

  /// The new line and column of what stood there.
  package func position(ofLine line: Int, column: Int) -> (line: Int, column: Int)? { lines[line]?[column] }
}
