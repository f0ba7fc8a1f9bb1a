/// Where each line of a file begins, to turn byte offsets into lines and columns.
package struct LineTable: Hashable, Sendable {
  private var starts: [Int32]

  /// Finds the line starts of a text; `\n`, `\r\n` and `\r` end a line.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  package init(of bytes: [UInt8]) {
    // A byte order mark takes no column.
    starts = [bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0]
    bytes.withUnsafeBufferPointer { bytes in
      var previous: UInt8 = 0
      for (index, byte) in bytes.enumerated() {
        if byte == 0x0A, previous == 0x0D {
          starts[starts.count - 1] = Int32(index + 1)
        } else if byte == 0x0A || byte == 0x0D {
          starts.append(Int32(index + 1))
        }
        previous = byte
      }
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

extension LineTable: FactCodable {
  func write(to writer: inout FactWriter) {
    // It says nothing but where things stand.
    guard !writer.leavesOutPlaces else { return }
    writer.put(number: starts.count)
    for start in starts { writer.put(offset: start) }
  }

  init(from reader: inout FactReader) {
    let count = reader.count()
    starts = []
    starts.reserveCapacity(count)
    while starts.count < count, !reader.hasFailed { starts.append(reader.offset()) }
    if starts.isEmpty { starts = reader.fail(giving: [0]) }
  }
}
