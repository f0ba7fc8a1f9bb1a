extension Expression.Cast: FactCodable {}
extension Expression.Try: FactCodable {}

extension Expression: FactCodable {
  private enum Tag: UInt8 {
    /// Without a payload, so that reading ends where the bytes do.
    case opaque
    case name, member, call, `subscript`, string, number, boolean, `nil`, array, dictionary, tuple, closure, cast
    case `try`, prefix, operators, ternary, assignment, forced, chained, keyPath, selector, type, statement, macro
  }

  func write(to writer: inout FactWriter) {
    writer.put(offset: offset)
    switch kind {
    case .name(let name, let types): writer.put(tag: Tag.name, name, types)
    case .member(let base, let name, let types): writer.put(tag: Tag.member, base, name, types)
    case .call(let callee, let arguments): writer.put(tag: Tag.call, callee, arguments)
    case .subscript(let base, let arguments): writer.put(tag: Tag.subscript, base, arguments)
    case .string(let parts): writer.put(tag: Tag.string, parts)
    case .number(let text): writer.put(tag: Tag.number, text)
    case .boolean(let value): writer.put(tag: Tag.boolean, value)
    case .nil: writer.put(tag: Tag.nil)
    case .array(let elements): writer.put(tag: Tag.array, elements)
    case .dictionary(let entries): writer.put(tag: Tag.dictionary, entries)
    case .tuple(let elements): writer.put(tag: Tag.tuple, elements)
    case .closure(let closure): writer.put(tag: Tag.closure, closure)
    case .cast(let value, let type, let form): writer.put(tag: Tag.cast, value, type, form)
    case .try(let value, let form): writer.put(tag: Tag.try, value, form)
    case .prefix(let name, let value): writer.put(tag: Tag.prefix, name, value)
    case .operators(let names, let operands): writer.put(tag: Tag.operators, names, operands)
    case .ternary(let condition, let then, let otherwise): writer.put(tag: Tag.ternary, condition, then, otherwise)
    case .assignment(let target, let name, let value): writer.put(tag: Tag.assignment, target, name, value)
    case .forced(let value): writer.put(tag: Tag.forced, value)
    case .chained(let value): writer.put(tag: Tag.chained, value)
    case .keyPath(let root, let names): writer.put(tag: Tag.keyPath, root, names)
    case .selector(let value): writer.put(tag: Tag.selector, value)
    case .type(let type): writer.put(tag: Tag.type, type)
    case .statement(let statement): writer.put(tag: Tag.statement, statement)
    case .macro(let name, let arguments): writer.put(tag: Tag.macro, name, arguments)
    case .opaque: writer.put(tag: Tag.opaque)
    }
  }

  init(from reader: inout FactReader) {
    let offset = reader.offset()
    let tag = Tag(rawValue: reader.byte())
    self.init(reader.nested(or: .opaque) { Self.kind(tag, from: &$0) }, at: offset)
  }

  private static func kind(_ tag: Tag?, from reader: inout FactReader) -> Kind {
    switch tag {
    case .name: .name(reader.text(), [TypeReference](from: &reader))
    case .member: .member(Expression?(from: &reader), reader.text(), [TypeReference](from: &reader))
    case .call: .call(Expression(from: &reader), [Argument](from: &reader))
    case .subscript: .subscript(Expression(from: &reader), [Argument](from: &reader))
    case .string: .string([StringPart](from: &reader))
    case .number: .number(reader.text())
    case .boolean: .boolean(Bool(from: &reader))
    case .nil: .nil
    case .array: .array([Expression](from: &reader))
    case .dictionary: .dictionary([DictionaryEntry](from: &reader))
    case .tuple: .tuple([Argument](from: &reader))
    case .closure: .closure(Closure(from: &reader))
    case .cast: .cast(Expression(from: &reader), TypeReference(from: &reader), Cast(from: &reader))
    case .try: .try(Expression(from: &reader), Try(from: &reader))
    case .prefix: .prefix(reader.text(), Expression(from: &reader))
    case .operators: .operators([String](from: &reader), [Expression](from: &reader))
    case .ternary:
      .ternary(Expression(from: &reader), then: Expression(from: &reader), otherwise: Expression(from: &reader))
    case .assignment: .assignment(Expression(from: &reader), reader.text(), Expression(from: &reader))
    case .forced: .forced(Expression(from: &reader))
    case .chained: .chained(Expression(from: &reader))
    case .keyPath: .keyPath(TypeReference?(from: &reader), [String](from: &reader))
    case .selector: .selector(Expression(from: &reader))
    case .type: .type(TypeReference(from: &reader))
    case .statement: .statement(Statement(from: &reader))
    case .macro: .macro(reader.text(), [Argument](from: &reader))
    case .opaque: .opaque
    case nil: reader.fail(giving: .opaque)
    }
  }
}

extension Argument: FactCodable {
  func write(to writer: inout FactWriter) { writer.put(label, value, isTrailing) }

  init(from reader: inout FactReader) {
    self.init(label: String?(from: &reader), value: Expression(from: &reader), isTrailing: Bool(from: &reader))
  }
}

extension StringPart: FactCodable {
  private enum Tag: UInt8 { case text, interpolation }

  func write(to writer: inout FactWriter) {
    switch self {
    case .text(let text): writer.put(tag: Tag.text, text)
    case .interpolation(let value): writer.put(tag: Tag.interpolation, value)
    }
  }

  init(from reader: inout FactReader) {
    self =
      switch Tag(rawValue: reader.byte()) {
      case .text: .text(reader.text())
      case .interpolation: .interpolation(Expression(from: &reader))
      case nil: reader.fail(giving: .text(""))
      }
  }
}

extension DictionaryEntry: FactCodable {
  func write(to writer: inout FactWriter) { writer.put(key, value) }
  init(from reader: inout FactReader) { self.init(key: Expression(from: &reader), value: Expression(from: &reader)) }
}

extension Closure: FactCodable {
  func write(to writer: inout FactWriter) { writer.put(parameters, result, body) }

  init(from reader: inout FactReader) {
    self.init(
      parameters: [Parameter](from: &reader), result: TypeReference?(from: &reader), body: [Statement](from: &reader))
  }
}
