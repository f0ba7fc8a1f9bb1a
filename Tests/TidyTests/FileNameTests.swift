import Testing

/// A file that declares one type is found by the name of that type, or of the function or list that it serves.
struct FileNameTests {
  @Test func isTheNameOfTheOnlyType() throws {
    let type = #/^((public|package|final|indirect) )*(struct|enum|class|actor|protocol) (?<name>\w+)/#
    let other = #/^((public|package) )*(func|let|var) (?<name>\w+)/#
    for file in try SourceTree.files(below: "Sources") where !file.name.contains("+") {
      let types = file.lines.compactMap { $0.firstMatch(of: type).map { String($0.name) } }
      // Several types share a file where none is read without the others; none at all where it holds functions.
      guard types.count == 1 else { continue }
      let others = file.lines.compactMap { $0.firstMatch(of: other).map { $0.name.lowercased() } }
      let isNamed = types == [file.name] || others.contains(file.name.lowercased())
      #expect(isNamed, "\(file) declares \(types[0])")
    }
  }
}
