import Facts

/// What the compiler gives to every enum.
extension Evaluator {
  /// `rawValue` of a case, `allCases` of a type; `nil` for other members.
  func synthesized(_ name: String, of receiver: Value) -> Value? {
    switch (name, receiver) {
    case ("rawValue", .enumCase(let known)): return rawValue(of: known.name, in: known.type)
    case ("allCases", .metatype(let type, let id?)) where program[id].keyword == .enum:
      // Those of a few are told one by one.
      if followsObjects || wholeProgram != nil, program[id].cases.allSatisfy({ $0.parameters.isEmpty }),
        program[id].cases.count <= 24
      {
        return .array(
          program[id].cases.map { .enumCase(EnumCaseValue(type: id, name: $0.name, payload: [])) })
      }
      return .array([.typed(type, id)])
    default: return nil
    }
  }

  /// A case that is called as static functions of its enum are, if only it takes what is given:
  /// `case sheet(Page, over: Way)` beside `static func sheet(_ page: Page)`.
  func caseBesideFunctions(_ name: String, of receiver: Value, _ arguments: [LabeledValue]) -> Value? {
    guard followsObjects, case .metatype(_, let id?) = receiver,
      let index = caseBesideFunctions(name, of: id, arguments)
    else { return nil }
    return .enumCase(EnumCaseValue(type: id, name: program[id].cases[index].name, payload: arguments))
  }

  func caseBesideFunctions(_ name: String, of id: TypeID, _ arguments: [LabeledValue]) -> Int? {
    guard program[id].keyword == .enum, let members = program[id].members[name], members.count > 1 else { return nil }
    var found: Int?
    for member in members {
      switch member {
      case .enumCase(_, let index):
        if accepts(program[id].cases[index].parameters, arguments) { found = index }
      case .function(let function):
        if accepts(program[function].declaration.parameters, arguments) { return nil }
      case .variable, .type: continue
      }
    }
    return found
  }

  /// What is written behind a case, else its name, where raw values are texts, or the number that follows, where they
  /// are numbers.
  private func rawValue(of name: String, in type: TypeID) -> Value? {
    let cases = program[type].cases
    guard let index = cases.firstIndex(where: { $0.name == name }) else { return nil }
    let scope = Scope(file: program[type].file, owner: type)
    if let raw = cases[index].rawValue { return evaluate(raw, in: scope) }
    let inherited = program[type].inherited.compactMap(\.simpleName)
    if inherited.contains("String") { return .string(name) }
    guard inherited.contains(where: Self.wholeNumbers.contains) else { return nil }
    guard let written = cases[..<index].lastIndex(where: { $0.rawValue != nil }), let raw = cases[written].rawValue
    else { return .number(String(index)) }
    guard case .number(let text) = evaluate(raw, in: scope), let first = Int(text) else { return nil }
    let (number, overflows) = first.addingReportingOverflow(index - written)
    return overflows ? nil : .number(String(number))
  }

  private static let wholeNumbers: Set<String> = [
    "Int", "Int16", "Int32", "Int64", "Int8", "NSInteger", "NSUInteger", "UInt", "UInt16", "UInt32", "UInt64", "UInt8",
  ]

  /// The cases that `Route(rawValue: text)` can make; `nil` where that is no call of what the compiler gives.
  func made(_ type: TypeReference, _ id: TypeID, byRawValue arguments: [LabeledValue]) -> Value? {
    guard program[id].keyword == .enum, arguments.count == 1, arguments[0].label == "rawValue" else { return nil }
    for case .function(let own) in program.members(named: "init", of: id)
    where accepts(program[own].declaration.parameters, arguments) {
      return nil
    }
    var made: [Value] = []
    for raw in arguments[0].value.alternatives {
      switch raw {
      case .string, .number: break
      default: return .typed(type, id)
      }
      for declared in program[id].cases {
        guard let own = rawValue(of: declared.name, in: id) else { return .typed(type, id) }
        if mayEqual(own, raw) {
          made.append(.enumCase(EnumCaseValue(type: id, name: declared.name, payload: [])))
        }
      }
    }
    return made.isEmpty ? .null : .oneOf(made)
  }

  /// The cases that an initialiser of an enum's own can give: `init(link: URL) { self = link.hasDirectoryPath ? .list : .page }`.
  ///
  /// Where one stays open it can be any.
  func made(_ type: TypeReference, _ id: TypeID, byOwnInitializer arguments: [LabeledValue]) -> Value? {
    guard wholeProgram != nil, program[id].keyword == .enum else { return nil }
    if let decoded = decoded(id, from: arguments) { return decoded }
    for case .function(let own) in program.members(named: "init", of: id)
    where accepts(program[own].declaration.parameters, arguments) {
      let found = contextual(
        result(of: own, arguments: arguments, receiver: nil), type, in: Scope(file: program[own].file, owner: id))
      let isKnown = found.alternatives.allSatisfy { alternative in
        switch alternative {
        case .enumCase(let known): known.type == id
        case .null: true
        default: false
        }
      }
      return isKnown && found.alternatives.contains(where: \.isCase) ? found : .typed(type, id)
    }
    return nil
  }
}

extension Evaluator {
  /// What a case carries that code makes: what is left out of it is what its declaration says, `case page(Page, way: Way = .push)`.
  func payload(_ given: [LabeledValue], of name: String, in type: TypeID) -> [LabeledValue] {
    guard let parameters = program[type].cases.first(where: { $0.name == name })?.parameters,
      given.count < parameters.count, parameters.contains(where: { $0.defaultValue != nil })
    else { return given }
    let scope = Scope(file: program[type].file, owner: type)
    var rest = given[...]
    var carried: [LabeledValue] = []
    for parameter in parameters {
      if let next = rest.first, next.label == parameter.label || next.isTrailing {
        carried.append(rest.removeFirst())
      } else if let initial = parameter.defaultValue {
        let value = contextual(evaluate(initial, in: scope), parameter.type, in: scope)
        carried.append(LabeledValue(label: parameter.label, value: value))
      } else {
        return given
      }
    }
    return rest.isEmpty ? carried : given
  }
}

extension Value {
  fileprivate var isCase: Bool { if case .enumCase = self { true } else { false } }
}

extension Expression {
  /// What an initialiser makes of its enum: `self = .cart`.
  var givenToSelf: Expression? {
    guard case .assignment(let target, "=", let value) = kind, target.isSelf else { return nil }
    return value
  }
}
