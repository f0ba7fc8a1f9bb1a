/// What a Swift file says: its declarations with reduced bodies.
package struct SwiftFacts: Hashable, Sendable {
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
