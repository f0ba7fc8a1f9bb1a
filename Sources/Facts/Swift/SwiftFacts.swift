/// What a Swift file says: its declarations with reduced bodies.
package struct SwiftFacts: Sendable {
  package var imports: [String]
  package var members: Members
  /// Statements outside of every declaration, as in `main.swift` or a snippet.
  package var statements: [Statement]
  /// Comments that speak to the tool: `// navgraph:ignore …`.
  package var directives: [PlacedText]
  package var lines: LineTable

  package init(
    imports: [String], members: Members, statements: [Statement], directives: [PlacedText], lines: LineTable
  ) {
    self.imports = imports
    self.members = members
    self.statements = statements
    self.directives = directives
    self.lines = lines
  }
}

/// Where each line of a file begins, to turn byte offsets into lines and columns.
package struct LineTable: Hashable, Sendable {
  private var starts: [Int32]

  /// Finds the line starts of a text; `\n`, `\r\n` and `\r` end a line.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package init(of bytes: [UInt8]) {
    // A byte order mark takes no column.
    starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    var previousWasReturn = false
    for (index, byte) in bytes.enumerated() {
      if byte == 0x0A {
        if previousWasReturn { starts[starts.count - 1] = Int32(index + 1) } else { starts.append(Int32(index + 1)) }
      } else if byte == 0x0D {
        starts.append(Int32(index + 1))
      }
      previousWasReturn = byte == 0x0D
    }
  }

  /// Line and column (both from 1) of a byte offset.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  package func position(of offset: Int32) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, max(0, Int(offset - starts[low])) + 1)
  }
}
