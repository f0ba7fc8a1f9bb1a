extension SwiftFacts: FactCodable {
  func write(to writer: inout FactWriter) { writer.put(imports, members, statements, directives, lines) }

  init(from reader: inout FactReader) {
    self.init(
      imports: [String](from: &reader), members: Members(from: &reader), statements: [Statement](from: &reader),
      directives: [PlacedText](from: &reader), lines: LineTable(from: &reader))
  }
}

extension Members: FactCodable {
  func write(to writer: inout FactWriter) { writer.put(types, extensions, variables, functions, cases, aliases) }

  init(from reader: inout FactReader) {
    self = reader.nested(or: Members()) { reader in
      var members = Members()
      members.types = [TypeDeclaration](from: &reader)
      members.extensions = [ExtensionDeclaration](from: &reader)
      members.variables = [VariableDeclaration](from: &reader)
      members.functions = [FunctionDeclaration](from: &reader)
      members.cases = [EnumCaseDeclaration](from: &reader)
      members.aliases = [TypeAlias](from: &reader)
      return members
    }
  }
}
