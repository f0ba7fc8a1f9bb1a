package import Facts
import NavigationModel
import SwiftParser
import SwiftSyntax

/// Reads one Swift file: parses it and reduces it to facts.
///
/// Never fails: what can not be understood becomes a problem, and the rest of the file counts all the same.
/// - Complexity: O(*n*) in the number of bytes.
package func readSwift(_ bytes: [UInt8], path: String) -> FileFacts {
  if let offset = bytes.firstIndex(of: 0) {
    let problem = Problem(
      place: place(of: Int32(offset), in: LineTable(of: bytes), path: path),
      message: "this is no Swift source: it contains a NUL byte; skip the file or exclude it", losesInput: true)
    return FileFacts(path: path, content: .unreadable, problems: [problem])
  }
  let lines = LineTable(of: bytes)
  // An empty buffer has no base address, which the parser insists on.
  let tree = bytes.isEmpty ? Parser.parse(source: "") : bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  var problems: [Problem] = []
  if tree.hasError, let error = firstSyntaxError(in: tree) {
    problems.append(
      Problem(
        place: place(of: error.offset, in: lines, path: path),
        message: "\(error.message); what could be understood around it was read", losesInput: true))
  }
  var reducer = Reducer()
  let file = reducer.file(tree)
  if let offset = reducer.tooDeepAt {
    problems.append(
      Problem(
        place: place(of: offset, in: lines, path: path),
        message: "nested more than \(Reducer.depthLimit) levels deep; what lies deeper was left out", losesInput: true))
  }
  let directives = directives(in: bytes).map { found in
    PlacedText(text: found.text, place: place(of: found.offset, in: lines, path: path))
  }
  let facts = SwiftFacts(
    imports: file.imports, members: file.members, statements: file.statements, directives: directives, lines: lines)
  return FileFacts(path: path, content: .swift(facts), problems: problems)
}

private func place(of offset: Int32, in lines: LineTable, path: String) -> SourcePlace {
  let position = lines.position(of: offset)
  return SourcePlace(file: path, line: position.line, column: position.column)
}
