import Facts
import SwiftReader
import Testing

/// The facts of a source that has no mistakes.
func facts(_ source: String, location: SourceLocation = #_sourceLocation) -> SwiftFacts {
  let file = readSwift(Array(source.utf8), path: "Test.swift")
  #expect(file.problems.isEmpty, "\(file.problems)", sourceLocation: location)
  return file.swift
}

/// The statements at the top of a source that has no mistakes, in one line.
func statements(_ source: String, location: SourceLocation = #_sourceLocation) -> String {
  outline(facts(source, location: location).statements)
}

/// The members of the only type in a source, in one line.
func members(_ source: String, location: SourceLocation = #_sourceLocation) throws -> String {
  let members = try #require(facts(source, location: location).members.types.first, sourceLocation: location).members
  return (members.variables.map(outline) + members.functions.map(outline)).joined(separator: "; ")
}

extension FileFacts {
  /// What the file holds; nothing for one that is not to be read.
  var swift: SwiftFacts {
    if case .swift(let facts) = content { return facts }
    return SwiftFacts(imports: [], members: Members(), statements: [], directives: [], lines: LineTable(of: []))
  }
}

/// A source and what it is reduced to.
struct Reduction: Sendable, CustomStringConvertible {
  var source: String
  var outline: String

  init(_ source: String, _ outline: String) {
    self.source = source
    self.outline = outline
  }

  var description: String { source }
}
