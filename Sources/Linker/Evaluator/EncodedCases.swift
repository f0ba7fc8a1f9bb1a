import Facts

/// What members of enums make of their cases, to be read in again by an initialiser of the same enum:
/// `var url: URL? { switch self { case .film(let id): URL(string: "shop://film/\(id)") … } }`.
///
/// How the initialiser takes that apart, nobody could tell without running it; but the two belong together.
struct EncodedCases {
  private struct Arm {
    var code: ClosedRange<Origin>
    var names: Set<String>
  }

  private var arms: [TypeID: [Arm]] = [:]

  /// - Complexity: O(*n*) in the size of the members of enums.
  init(_ program: Program) {
    for entry in program.variables { add(entry.declaration.getter, entry.file, entry.owner, program) }
    for entry in program.functions { add(entry.declaration.body, entry.file, entry.owner, program) }
  }

  private mutating func add(_ code: [Statement]?, _ file: Int, _ owner: TypeID?, _ program: Program) {
    guard let code, let owner, program[owner].keyword == .enum else { return }
    for statement in code {
      var kind = statement.kind
      if case .return(let expression?) = kind { kind = .expression(expression) }
      if case .expression(let expression) = kind, case .statement(let inner) = expression.kind { kind = inner.kind }
      guard case .switch(let subject, let cases) = kind, subject.isSelf else { continue }
      for branch in cases {
        guard let names = branch.soleCaseNames else { continue }
        var collector = NameCollector()
        collector.collect(branch.body)
        let start = Origin(file: file, offset: branch.offset)
        let code = start...Origin(file: file, offset: max(branch.offset, collector.last))
        arms[owner, default: []].append(Arm(code: code, names: names))
      }
    }
  }

  /// The cases of which a member of their enum made a value; `nil` where others may have made it.
  func names(encodedAs value: Value, of type: TypeID) -> Set<String>? {
    guard let arms = arms[type] else { return nil }
    var found: Set<String> = []
    for alternative in value.alternatives {
      switch alternative {
      case .null: continue
      case .term(let term):
        guard let arm = arms.first(where: { $0.code.contains(term.root.origin.general) }) else { return nil }
        found.formUnion(arm.names)
      default: return nil
      }
    }
    return found.isEmpty ? nil : found
  }
}

extension Evaluator {
  /// The cases that an initialiser of an enum reads in again, where its arguments are what such cases were written as.
  func decoded(_ id: TypeID, from arguments: [LabeledValue]) -> Value? {
    guard arguments.count == 1, let wholeProgram else { return nil }
    if let written = arguments[0].written, let known = encoded(written.expression, written.scope, of: id, depth: 0) {
      return known
    }
    guard let names = wholeProgram.encodedCases.names(encodedAs: arguments[0].value, of: id) else { return nil }
    let cases = program[id].cases.filter { names.contains($0.name) }.map { declared -> Value in
      let payload = declared.parameters.map { parameter in
        let type = parameter.type ?? .other
        return LabeledValue(label: parameter.label, value: .typed(type, program.resolve(type, from: id)))
      }
      return .enumCase(EnumCaseValue(type: id, name: declared.name, payload: payload))
    }
    return cases.isEmpty ? nil : .oneOf(cases)
  }

  /// The cases of an enum that an expression is what a member of theirs makes: `Address.letter(3).path`.
  private func encoded(_ expression: Expression, _ scope: Scope, of id: TypeID, depth: Int) -> Value? {
    guard depth < Self.encodingDepth else { return nil }
    var member = expression.stripped
    if case .call(let callee, let arguments) = member.kind, arguments.isEmpty { member = callee.stripped }
    switch member.kind {
    case .member(let base?, let name, _):
      guard program[id].members[name] != nil else { return nil }
      let made = evaluate(base, in: scope).alternatives
      let areCases = made.allSatisfy { if case .enumCase(let known) = $0 { known.type == id } else { false } }
      return made.isEmpty || !areCases ? nil : .oneOf(made)
    case .name(let name, _):
      if let meanings = scope.lookup(name) {
        guard meanings.count == 1, let written = meanings[0].written else { return nil }
        return encoded(written.expression, written.scope, of: id, depth: depth + 1)
      }
      let found = variables(member, in: scope)
      guard found.count == 1, let written = given(found[0].id, of: found[0].receiver)?.written else { return nil }
      return encoded(written.expression, written.scope, of: id, depth: depth + 1)
    default: return nil
    }
  }

  private static let encodingDepth = 6
}

extension Scope.Binding {
  /// What is written for it, where it stands for one expression.
  var written: (expression: Expression, scope: Scope)? {
    switch self {
    case .argument(let argument, _): argument.written
    case .expression(let deferred, _): deferred.written
    default: nil
    }
  }
}
