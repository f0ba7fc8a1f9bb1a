import Facts

extension Evaluator {
  /// What a block can return.
  ///
  /// With `implicit`, a block of one expression returns it, as getters, closures and short functions do.
  func results(of statements: [Statement], in scope: Scope, implicit: Bool) -> [Value] {
    if implicit, statements.count == 1, let only = statements.first {
      switch only.kind {
      case .expression(let expression): return [evaluate(expression.givenToSelf ?? expression, in: scope)]
      case .if, .switch: return branchResults(only, in: scope, implicit: true)
      default: break
      }
    }
    guard spend(statements.count) else { return [] }
    declare(statements, in: scope)
    if followsObjects || wholeProgram != nil { return followedResults(of: statements, in: scope) }
    return statements.flatMap { branchResults($0, in: scope, implicit: false) }
  }

  func branchResults(_ statement: Statement, in scope: Scope, implicit: Bool) -> [Value] {
    switch statement.kind {
    case .return(let expression): return expression.map { [evaluate($0, in: scope)] } ?? []
    case .if(let conditions, let then, let otherwise):
      let inner = scope.nested()
      let holds = decided(conditions, binding: inner)
      return (holds == false ? [] : results(of: then, in: inner, implicit: implicit))
        + (holds == true ? [] : otherwise.map { results(of: $0, in: scope.nested(), implicit: implicit) } ?? [])
    case .guard(let conditions, let otherwise):
      return results(of: otherwise, in: self.scope(before: conditions, scope).nested(), implicit: false)
    case .switch(let subject, let cases): return results(of: cases, subject, in: scope, implicit: implicit)
    case .loop(let pattern, let conditions, let body):
      let inner = scope.nested()
      declare(conditions, in: inner)
      if let pattern, case .boolean(let sequence)? = conditions.first {
        bind(pattern, toElementOf: sequence, of: scope, in: inner)
      }
      return results(of: body, in: inner, implicit: false)
    case .do(let body, let catches):
      return ([body] + catches).flatMap { results(of: $0, in: scope.nested(), implicit: false) }
    case .conditional(let clauses):
      let built =
        followsObjects ? clauses.filter { CompilationCondition($0.condition).mayHold }.prefix(1) : clauses[...]
      return built.flatMap { results(of: $0.body, in: scope, implicit: implicit && clauses.count == 1) }
    case .expression(let expression): return expression.givenToSelf.map { [evaluate($0, in: scope)] } ?? []
    case .binding, .variable, .function, .type, .throw, .defer, .other: return []
    }
  }

  private func results(
    of cases: [SwitchCase], _ subject: Expression, in scope: Scope, implicit: Bool
  ) -> [Value] {
    let value = evaluate(subject, in: scope)
    var found: [Value] = []
    let taken = mayBeOther(subject, in: scope) ? cases : selected(cases, value)
    for branch in untilTaken(taken, by: subject, value, in: scope) {
      let inner = scope.nested()
      bind(branch.patterns, to: value, subject, in: inner)
      found += results(of: branch.body, in: inner, implicit: implicit)
      // All branches give the same type, and more texts than these nobody keeps.
      if found.count >= Value.width, found.prefix(Value.width).allSatisfy(\.isText) { break }
    }
    return found
  }

  /// Whether a local gets what is not known, beside what is: `var name = ""` before `name = components[0]`.
  private func mayBeOther(_ subject: Expression, in scope: Scope) -> Bool {
    guard wholeProgram != nil, case .name(let name, _) = subject.stripped.kind, let meanings = scope.lookup(name),
      meanings.count > 1
    else { return false }
    return meanings.contains { value(of: $0).isUnknown }
  }

  /// The cases that a value can take: with a known enum case its own branch, else all.
  func selected(_ cases: [SwitchCase], _ subject: Value) -> [SwitchCase] {
    if let known = selected(cases, byTypesOf: subject) { return known }
    if case .tuple(let parts) = subject { return selected(cases, byPartsOf: parts) }
    if let known = selected(cases, byLiterals: subject) { return known }
    for alternative in subject.alternatives {
      if case .null = alternative { continue }
      // An implicit member is a case whose enum only the parameter's type would tell.
      guard alternative.caseName != nil else { return cases }
    }
    let hits = reached(cases, by: subject)
    return hits.isEmpty ? cases.filter { $0.patterns.isEmpty || $0.patterns.contains(.wildcard) } : hits
  }

  /// The cases for texts and numbers that are known: `case "cart":`.
  private func selected(_ cases: [SwitchCase], byLiterals subject: Value) -> [SwitchCase]? {
    let literals = subject.alternatives
    guard wholeProgram != nil, literals.allSatisfy(\.isTextOrNumber) else { return nil }
    var hits: [SwitchCase] = []
    for branch in cases {
      guard !branch.patterns.isEmpty else {
        // The last branch is for whatever no other one takes.
        if !literals.allSatisfy({ literal in hits.contains { isTaken(literal, by: $0) } }) { hits.append(branch) }
        continue
      }
      if branch.patterns.contains(where: { pattern in literals.contains { mayMatch(pattern, $0) } }) {
        hits.append(branch)
      }
    }
    return hits
  }

  private func isTaken(_ literal: Value, by branch: SwitchCase) -> Bool {
    branch.condition == nil && branch.patterns.contains { surelyMatches($0, literal) }
  }

  /// The cases for a tuple of which some parts are known.
  private func selected(_ cases: [SwitchCase], byPartsOf parts: [LabeledValue]) -> [SwitchCase] {
    cases.filter { branch in
      branch.patterns.isEmpty
        || branch.patterns.contains { pattern in
          guard case .tuple(let wanted) = pattern, wanted.count == parts.count else { return true }
          return zip(wanted, parts).allSatisfy { mayMatch($0, $1.value) }
        }
    }
  }

  /// The cases for objects whose classes are known, or for types, where each case is for one of the app's:
  /// `case let row as LinkRow`, `case is LinkRow.Type`.
  private func selected(_ cases: [SwitchCase], byTypesOf subject: Value) -> [SwitchCase]? {
    guard wholeProgram != nil, cases.first?.patterns.first?.typeAskedFor != nil else { return nil }
    var open = subject.alternatives.compactMap { alternative -> TypeID? in
      switch alternative {
      case .instance(let instance): instance.id
      case .metatype(_, let id): id
      // An object of a class without heirs is of just that class.
      case .typed(_, let id?) where program[id].keyword == .class && program.conformers(of: id).isEmpty: id
      default: nil
      }
    }
    guard !open.isEmpty, open.count == subject.alternatives.count else { return nil }
    var hits: [SwitchCase] = []
    for branch in cases where !open.isEmpty {
      if branch.patterns.isEmpty || branch.patterns.contains(.wildcard) {
        hits.append(branch)
        open = []
      }
      for pattern in branch.patterns {
        guard let type = pattern.typeAskedFor, let id = program.resolve(type, from: open.first) else { return nil }
        guard open.contains(where: { isRelated($0, id) }) else { continue }
        hits.append(branch)
        open.removeAll { isRelated($0, id) }
      }
    }
    return hits
  }
}

extension Pattern {
  /// The type that it asks for: `is LinkRow`, `LinkRow.self`.
  fileprivate var typeAskedFor: TypeReference? {
    switch self {
    case .type(let type, _): type
    case .expression(let expression):
      if case .member(let base?, "self", _) = expression.kind, case .name(let name, _) = base.kind {
        .simple(name)
      } else {
        nil
      }
    default: nil
    }
  }
}

extension Value {
  fileprivate var isTextOrNumber: Bool {
    switch self {
    case .string, .number: true
    default: false
    }
  }

  /// The cases of an enum that it can be, if nothing else.
  var caseNames: Set<String>? {
    var names: Set<String> = []
    for alternative in alternatives {
      guard let name = alternative.caseName else { return nil }
      names.insert(name)
    }
    return names
  }

  /// What stands at a position of a tuple of so many.
  fileprivate func part(at index: Int, of count: Int) -> Value {
    .oneOf(
      alternatives.map { alternative in
        guard case .tuple(let parts) = alternative, parts.count == count else { return .unknown }
        return parts[index].value
      })
  }

  /// The objects of some classes, where nothing but objects is known to be meant.
  fileprivate func instances(where isMeant: (TypeID) -> Bool) -> Value? {
    var meant: [Value] = []
    for alternative in alternatives {
      guard case .instance(let instance) = alternative else { return nil }
      if isMeant(instance.id) { meant.append(alternative) }
    }
    return meant.isEmpty ? nil : .oneOf(meant)
  }
}

extension Expression {
  /// The sequences that the parts of its elements come from; `nil` for those of numbers.
  fileprivate var sequencesOfParts: [Expression?]? {
    guard case .call(let callee, let arguments) = stripped.kind else { return nil }
    switch (callee.lastName, callee.strippedBase) {
    case ("enumerated", let base?): return [nil, base]
    case ("zip", nil): return arguments.map(\.value)
    case ("Array", nil): return arguments.count == 1 ? arguments[0].value.sequencesOfParts : nil
    case ("reversed", let base?): return base.sequencesOfParts
    default: return nil
    }
  }
}

extension Evaluator {
  /// Binds all that a block declares or assigns before any of it is evaluated: order does not matter here.
  func declare(_ statements: [Statement], in scope: Scope) {
    for statement in statements {
      switch statement.kind {
      case .binding(let pattern, let type, let value):
        if let value {
          bind(pattern, to: value, declared: type, in: scope)
        } else if case .name(let name) = pattern, let type {
          let id = program.resolve(type, from: scope.owner, file: scope.file)
          scope.declare(name, .value(.typed(type.unwrapped, id)))
        }
      case .variable(let variable):
        if let getter = variable.getter {
          scope.bind(variable.name, .getter(getter, scope, declared: variable.type))
        }
      case .function(let function): scope.bind(function.name, .function(function, scope))
      case .guard(let conditions, _): declare(conditions, in: scope)
      case .conditional(let clauses):
        let built =
          followsObjects ? clauses.filter { CompilationCondition($0.condition).mayHold }.prefix(1) : clauses[...]
        for clause in built { declare(clause.body, in: scope) }
      case .expression(let expression):
        if declareChange(expression, in: scope) || carryOut(statement, on: [scope]) { continue }
        declareAssignment(expression, to: scope, from: scope)
      case .if, .switch, .do, .type, .return, .throw, .loop, .defer, .other: break
      }
      if case .conditional = statement.kind { continue }
      if carryOut(statement, on: [scope]) { continue }
      declareAssignments(inBranchesOf: statement, to: scope, from: scope)
    }
  }

  /// Binds what conditions unwrap or match.
  func declare(_ conditions: [Condition], in scope: Scope) {
    for condition in conditions {
      switch condition {
      case .binding(let pattern, let value?): bind(pattern, to: value, declared: nil, in: scope)
      case .match(let pattern, let value):
        bind([pattern], to: evaluate(value, in: scope), value, in: scope)
        leaveOpen([pattern], of: value, in: scope, bound: scope)
      case .binding(_, nil), .boolean, .availability: break
      }
    }
  }

  private func bind(_ pattern: Pattern, to value: Expression, declared: TypeReference?, in scope: Scope) {
    switch pattern {
    case .name(let name):
      // `guard let x = x` must not ask itself what it is.
      if case .name(name, _) = value.kind, scope.bindings[name] != nil { return }
      if case .name(name, _) = value.kind, let outer = scope.lookup(name) {
        for binding in outer { scope.bind(name, binding) }
        return
      }
      if case .name(name, _) = value.kind {
        let outside = Scope(file: scope.file, owner: scope.owner, receiver: scope.receiver)
        scope.bind(name, .expression(Deferred(value, in: outside, by: self), declared: nil))
        return
      }
      let declared = declared.map { resolvedAlias($0, in: scope) }
      keepMeaning(ofParameter: name, in: scope)
      scope.declare(
        name, .expression(Deferred(value, in: before(name, value, in: scope), by: self), declared: declared))
    case .tuple(let parts):
      for (index, part) in parts.enumerated() {
        if case .name(let name) = part { scope.declare(name, .part(value, scope, index: index)) }
      }
    case .optional(let wrapped): bind(wrapped, to: value, declared: declared, in: scope)
    case .wildcard, .enumCase, .type, .expression: break
    }
  }

  /// Where a value is evaluated that is made of the outer meaning of the name it is given: `if let step = step as? X`.
  private func before(_ name: String, _ value: Expression, in scope: Scope) -> Scope {
    // `let Cart = Cart(stack)`: the local is not there before it is made.
    if scope.lookup(name) == nil, value.beginning == name { return scope.nested(hiding: name) }
    guard scope.isParameter(name) || wholeProgram != nil && scope.bindings[name] == nil,
      let outer = scope.lookup(name)
    else { return scope }
    var used = NameCollector()
    used.collect(value)
    guard used.names.contains(name) else { return scope }
    let before = scope.nested()
    for meaning in outer { before.bind(name, meaning) }
    return before
  }

  /// Binds the names of a pattern to an element of a sequence, each to its part: `for (index, step) in steps.enumerated()`.
  func bind(_ pattern: Pattern, toElementOf sequence: Expression, of outer: Scope, in scope: Scope) {
    if case .tuple(let names) = pattern, let parts = sequence.sequencesOfParts, parts.count == names.count {
      for (name, part) in zip(names, parts) {
        for bound in name.boundNames { scope.bind(bound, part.map { .element($0, outer) } ?? .value(.unknown)) }
      }
      return
    }
    for name in pattern.boundNames { scope.bind(name, .element(sequence, outer)) }
  }

  /// What a value is in a branch that only some cases of an enum lead to.
  func narrowed(_ subject: Value, to branch: SwitchCase) -> Value? {
    guard !branch.patterns.isEmpty else { return nil }
    var cases: [Value] = []
    for pattern in branch.patterns {
      if case .expression(let expression) = pattern, expression.isNil {
        return branch.patterns.count == 1 ? .null : nil
      }
      guard case .enumCase(_, let name, _) = pattern else { return nil }
      for case .typed(_, let id?) in subject.alternatives where program[id].cases.contains(where: { $0.name == name }) {
        let payload = payload(of: name, subject).map { LabeledValue(label: nil, value: $0) }
        cases.append(.enumCase(EnumCaseValue(type: id, name: name, payload: payload)))
      }
    }
    return cases.isEmpty ? nil : .oneOf(cases)
  }

  /// Binds the names of case patterns to the payload of a value.
  func bind(_ patterns: [Pattern], to subject: Value, _ expression: Expression, in scope: Scope) {
    for pattern in patterns {
      switch pattern {
      case .enumCase(_, let name, let parts):
        let payload = payload(of: name, subject)
        for (index, part) in parts.enumerated() {
          bind([part], to: index < payload.count ? payload[index] : .unknown, expression, in: scope)
        }
      case .type(let type, let binding):
        let id = program.resolve(type, from: scope.owner, file: scope.file)
        let value = subject.instances(where: { isRelated($0, id) }) ?? .typed(type, id)
        for bound in binding?.boundNames ?? [] { scope.bind(bound, .value(value)) }
      case .name(let name): scope.bind(name, .value(subject))
      case .optional(let wrapped): bind([wrapped], to: subject, expression, in: scope)
      case .tuple(let parts):
        for (index, part) in parts.enumerated() where !part.boundNames.isEmpty {
          bind([part], to: subject.part(at: index, of: parts.count), expression, in: scope)
        }
      case .wildcard, .expression: break
      }
    }
  }

  private func payload(of name: String, _ subject: Value) -> [Value] {
    var made: [[Value]] = []
    var declared: [Value] = []
    for alternative in subject.alternatives {
      switch alternative {
      case .enumCase(let known) where known.name == name: made.append(typedPayload(of: known))
      case _ where alternative.caseName == name: made.append(alternative.payloadOfCase)
      // Whichever case was seen to be made, the branch is that of another.
      case .null where followsObjects && name == "some": continue
      // What is there is some of an optional, whatever it is.
      case _ where followsObjects && name == "some" && alternative.caseName == nil: made.append([alternative])
      case .typed(_, let id?): if declared.isEmpty { declared = declaredPayload(of: name, id) }
      case .enumCase(let known): if declared.isEmpty { declared = declaredPayload(of: name, known.type) }
      default: continue
      }
    }
    guard let first = made.first else { return declared }
    let alike = made.filter { $0.count == first.count }
    return first.indices.map { index in .oneOf(alike.map { $0[index] }) }
  }

  /// What a case carries; what is written without its type, `.first(.lobby)`, has the one that the case declares.
  private func typedPayload(of known: EnumCaseValue) -> [Value] {
    let entry = program[known.type]
    guard let declared = entry.cases.first(where: { $0.name == known.name })?.parameters,
      declared.count == known.payload.count
    else { return known.payload.map(\.value) }
    return zip(known.payload, declared).map { given, parameter in
      contextual(given.value, parameter.type, in: Scope(file: entry.file, owner: known.type))
    }
  }

  /// What a case carries, by the types that are written there.
  private func declaredPayload(of name: String, _ id: TypeID) -> [Value] {
    let found = program[id].cases.first { $0.name == name }
    return (found?.parameters ?? []).map { parameter in
      parameter.type.map { .typed($0.unwrapped, program.resolve($0, from: id)) } ?? .unknown
    }
  }
}
