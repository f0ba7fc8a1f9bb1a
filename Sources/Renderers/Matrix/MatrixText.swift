extension MatrixTable {
  /// The table for a terminal: aligned columns that nothing is wrapped in, and the states beneath.
  ///
  /// Columns that do not fit beside each other stand in further tables of the same rows.
  ///
  /// Remarks are left out: whoever writes to a terminal says them beside the result.
  package var text: String {
    let blocks = (grids + [states, otherStates, treesAfterwards]).filter { !$0.isEmpty }
    return blocks.map { $0.map { PlainLine($0).text + "\n" }.joined() }.joined(separator: "\n")
  }

  /// Characters in a line, where one column does not need more by itself.
  private static let width = 160

  private var grids: [[String]] {
    let titles = ["route"] + rows.map { PlainLine($0.title).text }
    let texts = columns.indices.map { index in
      ["[\(index + 1)]"] + rows.map { $0.cells.indices.contains(index) ? PlainLine($0.cells[index].text).text : "" }
    }
    let own = Self.width(of: titles)
    var bands: [[[String]]] = [[titles]]
    var taken = own
    for text in texts {
      let width = Self.width(of: text) + 2
      if taken + width > Self.width, bands[bands.count - 1].count > 1 {
        bands.append([titles])
        taken = own
      }
      bands[bands.count - 1].append(text)
      taken += width
    }
    return bands.map { band in aligned(titles.indices.map { line in band.map { $0[line] } }) }
  }

  private static func width(of column: [String]) -> Int { column.map(\.count).max() ?? 0 }

  private var states: [String] {
    columns.enumerated().flatMap { index, column in
      let number = "[\(index + 1)]"
      let space = String(repeating: " ", count: number.count)
      return ["\(number) \(column.title)", "\(space) \(column.tree)", "\(space) \(column.wayText)"]
    }
  }

  private var otherStates: [String] {
    let lines = rows.flatMap { row in
      row.elsewhere.map { [row.title, $0.text, "\($0.extent), such as \($0.tree)"].map { PlainLine($0).text } }
    }
    return lines.isEmpty ? [] : ["In states without a column:"] + aligned(lines)
  }

  private var treesAfterwards: [String] {
    guard tellsTrees else { return [] }
    let lines = rows.flatMap { row in
      row.cells.enumerated().compactMap { index, cell -> [String]? in
        let parts = [cell.reason, cell.tree].compactMap(\.self)
        return parts.isEmpty
          ? nil : [row.title, "[\(index + 1)]", parts.joined(separator: " → ")].map { PlainLine($0).text }
      }
    }
    return lines.isEmpty ? [] : ["Afterwards:"] + aligned(lines)
  }

  /// Columns as wide as their widest text, two spaces between them.
  private func aligned(_ lines: [[String]]) -> [String] {
    let count = lines.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      lines.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return lines.map { line in
      let padded = line.enumerated().map { index, text in
        index == line.count - 1 ? text : text + String(repeating: " ", count: widths[index] - text.count)
      }
      return padded.joined(separator: "  ")
    }
  }
}
