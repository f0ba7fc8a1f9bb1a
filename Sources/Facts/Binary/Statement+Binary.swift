extension Statement: FactCodable {
  private enum Tag: UInt8 {
    /// Without a payload, so that reading ends where the bytes do.
    case other
    case expression, binding, variable, function, type, `return`, `throw`, `if`, `guard`, `switch`, loop, `do`
    case `defer`, conditional
  }

  func write(to writer: inout FactWriter) {
    writer.put(offset: offset)
    switch kind {
    case .expression(let value): writer.put(tag: Tag.expression, value)
    case .binding(let pattern, let type, let value): writer.put(tag: Tag.binding, pattern, type, value)
    case .variable(let declaration): writer.put(tag: Tag.variable, declaration)
    case .function(let declaration): writer.put(tag: Tag.function, declaration)
    case .type(let declaration): writer.put(tag: Tag.type, declaration)
    case .return(let value): writer.put(tag: Tag.return, value)
    case .throw(let value): writer.put(tag: Tag.throw, value)
    case .if(let conditions, let then, let otherwise): writer.put(tag: Tag.if, conditions, then, otherwise)
    case .guard(let conditions, let otherwise): writer.put(tag: Tag.guard, conditions, otherwise)
    case .switch(let subject, let cases): writer.put(tag: Tag.switch, subject, cases)
    case .loop(let pattern, let conditions, let body): writer.put(tag: Tag.loop, pattern, conditions, body)
    case .do(let body, let catches): writer.put(tag: Tag.do, body, catches)
    case .defer(let body): writer.put(tag: Tag.defer, body)
    case .conditional(let clauses): writer.put(tag: Tag.conditional, clauses)
    case .other: writer.put(tag: Tag.other)
    }
  }

  init(from reader: inout FactReader) {
    let offset = reader.offset()
    let tag = Tag(rawValue: reader.byte())
    self.init(reader.nested(or: .other) { Self.kind(tag, from: &$0) }, at: offset)
  }

  private static func kind(_ tag: Tag?, from reader: inout FactReader) -> Kind {
    switch tag {
    case .expression: .expression(Expression(from: &reader))
    case .binding:
      .binding(
        Pattern(from: &reader), type: TypeReference?(from: &reader), value: Expression?(from: &reader))
    case .variable: .variable(VariableDeclaration(from: &reader))
    case .function: .function(FunctionDeclaration(from: &reader))
    case .type: .type(TypeDeclaration(from: &reader))
    case .return: .return(Expression?(from: &reader))
    case .throw: .throw(Expression(from: &reader))
    case .if:
      .if(
        [Condition](from: &reader), then: [Statement](from: &reader), otherwise: [Statement]?(from: &reader))
    case .guard: .guard([Condition](from: &reader), otherwise: [Statement](from: &reader))
    case .switch: .switch(Expression(from: &reader), [SwitchCase](from: &reader))
    case .loop:
      .loop(Pattern?(from: &reader), [Condition](from: &reader), body: [Statement](from: &reader))
    case .do: .do([Statement](from: &reader), catches: [[Statement]](from: &reader))
    case .defer: .defer([Statement](from: &reader))
    case .conditional: .conditional([CompilationClause](from: &reader))
    case .other: .other
    case nil: reader.fail(giving: .other)
    }
  }
}

extension SwitchCase: FactCodable {
  func write(to writer: inout FactWriter) {
    writer.put(offset: offset)
    writer.put(patterns, condition, body)
  }

  init(from reader: inout FactReader) {
    let offset = reader.offset()
    self.init(
      patterns: [Pattern](from: &reader), condition: Expression?(from: &reader), body: [Statement](from: &reader),
      offset: offset)
  }
}

extension CompilationClause: FactCodable {
  func write(to writer: inout FactWriter) { writer.put(condition, body) }
  init(from reader: inout FactReader) { self.init(condition: String?(from: &reader), body: [Statement](from: &reader)) }
}

extension Condition: FactCodable {
  private enum Tag: UInt8 { case availability, boolean, binding, match }

  func write(to writer: inout FactWriter) {
    switch self {
    case .boolean(let value): writer.put(tag: Tag.boolean, value)
    case .binding(let pattern, let value): writer.put(tag: Tag.binding, pattern, value)
    case .match(let pattern, let value): writer.put(tag: Tag.match, pattern, value)
    case .availability(let text): writer.put(tag: Tag.availability, text)
    }
  }

  init(from reader: inout FactReader) {
    self =
      switch Tag(rawValue: reader.byte()) {
      case .boolean: .boolean(Expression(from: &reader))
      case .binding: .binding(Pattern(from: &reader), Expression?(from: &reader))
      case .match: .match(Pattern(from: &reader), Expression(from: &reader))
      case .availability: .availability(reader.text())
      case nil: reader.fail(giving: .availability(""))
      }
  }
}
