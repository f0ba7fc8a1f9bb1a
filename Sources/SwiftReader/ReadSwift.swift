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
    let isWide = bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE])
    let reason = isWide ? "it is encoded in UTF-16; save it as UTF-8" : "it contains a NUL byte; exclude the file"
    let problem = Problem(
      place: place(of: isWide ? 0 : Int32(offset), in: LineTable(of: bytes), path: path),
      message: "this is no Swift source: \(reason)", losesInput: true)
    return FileFacts(path: path, content: .unreadable, problems: [problem])
  }
  let lines = LineTable(of: bytes)
  if let offset = DepthGuard.overflow(in: bytes) {
    let problem = Problem(
      place: place(of: offset, in: lines, path: path), message: "nested too deep to be read; nothing of the file was",
      losesInput: true)
    return FileFacts(path: path, content: .unreadable, problems: [problem])
  }
  let tree = parsed(bytes)
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
    PlacedText(
      text: found.text, place: place(of: found.offset, in: lines, path: path), isTrailing: found.isTrailing)
  }
  let facts = SwiftFacts(
    imports: file.imports, members: file.members, statements: file.statements, directives: directives, lines: lines)
  return FileFacts(path: path, content: .swift(facts), problems: problems)
}

/// The tree of a file; where the parser is stricter than the compiler, or knows less of the language as it once was, of
/// what it takes to be the same.
private func parsed(_ bytes: [UInt8]) -> SourceFileSyntax {
  // An empty buffer has no base address, which the parser insists on.
  guard !bytes.isEmpty else { return Parser.parse(source: "") }
  var tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  var bytes = bytes
  for respelled in [joiningArguments, inWordsOfToday] where tree.hasError {
    guard let other = respelled(bytes) else { continue }
    let next = other.withUnsafeBufferPointer { Parser.parse(source: $0) }
    if next.hasError, firstSyntaxError(in: next)?.offset == firstSyntaxError(in: tree)?.offset { continue }
    (tree, bytes) = (next, other)
  }
  return tree
}

private func place(of offset: Int32, in lines: LineTable, path: String) -> SourcePlace {
  let position = lines.position(of: offset)
  return SourcePlace(file: path, line: position.line, column: position.column)
}
