import Facts

extension RandomFacts {
  mutating func swift() -> SwiftFacts {
    let source = (0..<below(300)).map { _ in [0x0A, 0x0D, 0x20, 0x61][below(4)] as UInt8 }
    return SwiftFacts(
      imports: some { $0.text() }, members: members(), statements: some { $0.statement() },
      directives: some { $0.placed() }, lines: LineTable(of: source))
  }

  mutating func members() -> Members {
    var members = Members()
    members.types = some { $0.declaredType() }
    members.extensions = some { $0.declaredExtension() }
    members.variables = some { $0.variable() }
    members.functions = some { $0.function() }
    members.cases = some { $0.enumCase() }
    members.aliases = some { TypeAlias(name: $0.text(), target: $0.maybe { $0.type() }) }
    return members
  }

  mutating func declaredType() -> TypeDeclaration {
    TypeDeclaration(
      keyword: TypeDeclaration.Keyword.allCases[below(TypeDeclaration.Keyword.allCases.count)], name: text(),
      genericParameters: generics(), inherited: some { $0.type() }, attributes: attributes(), members: members(),
      isFilePrivate: flag(), isPublic: flag(), offset: offset())
  }

  private mutating func declaredExtension() -> ExtensionDeclaration {
    ExtensionDeclaration(
      extended: type(), inherited: some { $0.type() },
      requirements: some { GenericRequirement(subject: $0.type(), bound: $0.type(), isSameType: $0.flag()) },
      members: members(), offset: offset())
  }

  private mutating func generics() -> [GenericParameter] {
    some { GenericParameter(name: $0.text(), bound: $0.maybe { $0.type() }) }
  }

  private mutating func attributes() -> [Attribute] {
    some { Attribute(name: $0.text(), arguments: $0.some { $0.argument() }) }
  }

  mutating func variable() -> VariableDeclaration {
    VariableDeclaration(
      name: text(), type: maybe { $0.type() }, value: maybe { $0.expression() },
      getter: maybe { $0.some { $0.statement() } }, observers: some { $0.some { $0.statement() } },
      isStatic: flag(), isLazy: flag(), attributes: attributes(), offset: offset())
  }

  mutating func function() -> FunctionDeclaration {
    FunctionDeclaration(
      name: text(), genericParameters: generics(), parameters: some { $0.parameter() },
      result: maybe { $0.type() }, body: maybe { $0.some { $0.statement() } }, isStatic: flag(),
      isOverride: flag(), attributes: attributes(), offset: offset())
  }

  private mutating func enumCase() -> EnumCaseDeclaration {
    EnumCaseDeclaration(
      name: text(), parameters: some { $0.parameter() }, rawValue: maybe { $0.expression() }, offset: offset())
  }

  mutating func parameter() -> Parameter {
    Parameter(
      label: maybe { $0.text() }, name: text(), type: maybe { $0.type() }, defaultValue: maybe { $0.expression() },
      attributes: attributes(), isVariadic: flag())
  }

  mutating func type() -> TypeReference {
    let parts = some { $0.type() }
    guard let first = parts.first, let last = parts.last else { return flag() ? .simple(text()) : .other }
    return switch below(9) {
    case 0: .named(path: [text(), text()], arguments: parts)
    case 1: .optional(first)
    case 2: .array(first)
    case 3: .dictionary(key: first, value: last)
    case 4: .tuple(parts)
    case 5: .function(parameters: parts, result: last)
    case 6: .composition(parts)
    case 7: .metatype(first)
    default: .named(path: flag() ? [text()] : [], arguments: flag() ? parts : [])
    }
  }
}
