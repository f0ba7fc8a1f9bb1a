import Testing

/// A file that declares one type is found by the name of that type.
struct FileNameTests {
  @Test func isTheNameOfTheOnlyType() throws {
    let declaration = #/^((public|package|final|indirect) )*(struct|enum|class|actor|protocol) (?<name>\w+)/#
    for file in try SourceTree.files(below: "Sources") where !file.name.contains("+") {
      let types = file.lines.compactMap { $0.firstMatch(of: declaration).map { String($0.name) } }
      // Several types share a file where none is read without the others; none at all where it holds functions.
      if types.count == 1 { #expect(types == [file.name], "\(file) declares \(types[0])") }
    }
  }
}
