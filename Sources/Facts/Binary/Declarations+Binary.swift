extension TypeDeclaration.Keyword: FactCodable {}

extension TypeDeclaration: FactCodable {
  func write(to writer: inout FactWriter) {
    writer.put(keyword, name, genericParameters, inherited, attributes, members, isFilePrivate, isPublic)
    writer.put(offset: offset)
  }

  init(from reader: inout FactReader) {
    self.init(
      keyword: Keyword(from: &reader), name: reader.text(), genericParameters: [GenericParameter](from: &reader),
      inherited: [TypeReference](from: &reader), attributes: [Attribute](from: &reader),
      members: Members(from: &reader), isFilePrivate: Bool(from: &reader),
      isPublic: Bool(from: &reader), offset: reader.offset())
  }
}

extension ExtensionDeclaration: FactCodable {
  func write(to writer: inout FactWriter) {
    writer.put(extended, inherited, requirements, members)
    writer.put(offset: offset)
  }

  init(from reader: inout FactReader) {
    self.init(
      extended: TypeReference(from: &reader), inherited: [TypeReference](from: &reader),
      requirements: [GenericRequirement](from: &reader), members: Members(from: &reader), offset: reader.offset())
  }
}

extension VariableDeclaration: FactCodable {
  func write(to writer: inout FactWriter) {
    writer.put(name, type, value, getter, observers, isStatic, isLazy, attributes)
    writer.put(offset: offset)
  }

  init(from reader: inout FactReader) {
    self.init(
      name: reader.text(), type: TypeReference?(from: &reader), value: Expression?(from: &reader),
      getter: [Statement]?(from: &reader), observers: [[Statement]](from: &reader), isStatic: Bool(from: &reader),
      isLazy: Bool(from: &reader),
      attributes: [Attribute](from: &reader), offset: reader.offset())
  }
}

extension FunctionDeclaration: FactCodable {
  func write(to writer: inout FactWriter) {
    writer.put(name, genericParameters, parameters, result, body, isStatic, isOverride, isFilePrivate, attributes)
    writer.put(offset: offset)
  }

  init(from reader: inout FactReader) {
    self.init(
      name: reader.text(), genericParameters: [GenericParameter](from: &reader),
      parameters: [Parameter](from: &reader), result: TypeReference?(from: &reader),
      body: [Statement]?(from: &reader), isStatic: Bool(from: &reader), isOverride: Bool(from: &reader),
      isFilePrivate: Bool(from: &reader), attributes: [Attribute](from: &reader), offset: reader.offset())
  }
}

extension EnumCaseDeclaration: FactCodable {
  func write(to writer: inout FactWriter) {
    writer.put(name, parameters, rawValue)
    writer.put(offset: offset)
  }

  init(from reader: inout FactReader) {
    self.init(
      name: reader.text(), parameters: [Parameter](from: &reader), rawValue: Expression?(from: &reader),
      offset: reader.offset())
  }
}

extension Parameter: FactCodable {
  func write(to writer: inout FactWriter) { writer.put(label, name, type, defaultValue, attributes, isVariadic) }

  init(from reader: inout FactReader) {
    self.init(
      label: String?(from: &reader), name: reader.text(), type: TypeReference?(from: &reader),
      defaultValue: Expression?(from: &reader), attributes: [Attribute](from: &reader), isVariadic: Bool(from: &reader))
  }
}

extension GenericParameter: FactCodable {
  func write(to writer: inout FactWriter) { writer.put(name, bound) }
  init(from reader: inout FactReader) { self.init(name: reader.text(), bound: TypeReference?(from: &reader)) }
}

extension GenericRequirement: FactCodable {
  func write(to writer: inout FactWriter) { writer.put(subject, bound, isSameType) }

  init(from reader: inout FactReader) {
    self.init(
      subject: TypeReference(from: &reader), bound: TypeReference(from: &reader), isSameType: Bool(from: &reader))
  }
}

extension TypeAlias: FactCodable {
  func write(to writer: inout FactWriter) { writer.put(name, parameters, target) }
  init(from reader: inout FactReader) {
    self.init(name: reader.text(), parameters: [String](from: &reader), target: TypeReference?(from: &reader))
  }
}

extension Attribute: FactCodable {
  func write(to writer: inout FactWriter) { writer.put(name, arguments) }
  init(from reader: inout FactReader) { self.init(name: reader.text(), arguments: [Argument](from: &reader)) }
}
