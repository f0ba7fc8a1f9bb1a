import Facts
import NavigationModel

extension Runner {
  /// Runs a block inside another; says whether what follows it runs too.
  @discardableResult
  private func branch(_ statements: [Statement], _ frame: Frame, _ effects: inout [Effect]) -> Bool {
    end(of: statements, frame, &effects) != nil
  }

  /// Runs a block inside another; gives the conditions under which its end is reached, `nil` if it never is.
  private func end(of statements: [Statement], _ frame: Frame, _ effects: inout [Effect]) -> [Gate]? {
    var inner = frame.nested()
    evaluator.declare(statements, in: inner.scope)
    return run(statements, &inner, &effects) ? inner.gates : nil
  }

  /// Runs statements until one leaves the block; says whether the end is reached.
  @discardableResult
  func run(_ statements: [Statement], _ frame: inout Frame, _ effects: inout [Effect]) -> Bool {
    for (index, statement) in statements.enumerated() {
      guard run(statement, &frame, &effects) else {
        changes.leaveOut(statements[(index + 1)...], in: frame.scope.file)
        return false
      }
      frame.puts.note(statement, frame.scope)
    }
    return true
  }

  /// Runs the clauses of `#if`: what one of several declares, no other means.
  private func run(_ clauses: [[Statement]], _ frame: inout Frame, _ effects: inout [Effect]) {
    guard clauses.count > 1 else { return clauses.forEach { run($0, &frame, &effects) } }
    for body in clauses {
      var inner = frame.nested()
      evaluator.declare(body, in: inner.scope)
      run(body, &inner, &effects)
      frame.gates = inner.gates
    }
  }

  /// Runs one statement, and says whether what follows it runs.
  ///
  /// A `guard` is a gate for all that follows. Of a statement that leads to nothing it only matters where control goes.
  @discardableResult
  func run(_ statement: Statement, _ frame: inout Frame, _ effects: inout [Effect]) -> Bool {
    let idleness = relevance.idle[frame.scope.file, statement.offset]
    if idleness == .whole { return true }
    switch statement.kind {
    case .expression(let expression):
      if idleness == nil { run(expression, frame, &effects) }
      return !expression.neverReturns
    case .throw(let expression):
      if idleness == nil { run(expression, frame, &effects) }
      return false
    case .return(let expression):
      if let expression, idleness == nil { run(expression, frame, &effects) }
      return false
    case .binding(_, _, let value):
      if let value, idleness == nil, !isView(value, frame.scope) { run(value, frame, &effects) }
    case .if(let conditions, let then, let otherwise):
      if idleness == nil { run(conditions, frame, &effects) }
      return runIf(conditions, then, otherwise, statement.offset, &frame, &effects)
    case .guard(let conditions, let otherwise):
      if idleness == nil { run(conditions, frame, &effects) }
      return runGuard(conditions, otherwise, statement.offset, &frame, &effects)
    case .switch(let subject, let cases):
      if idleness == nil { run(subject, frame, &effects) }
      return runSwitch(subject, cases, frame, &effects)
    case .loop(let pattern, let conditions, let body): runLoop(pattern, conditions, body, frame, &effects)
    case .do(let body, let catches):
      let completes = ([body] + catches).map { branch($0, frame, &effects) }
      return completes.contains(true)
    case .defer(let body): branch(body, frame, &effects)
    case .conditional(let clauses):
      run(Platform.clauses(clauses).map(\.body), &frame, &effects)
    case .variable, .function, .type, .other: break
    }
    return true
  }

  private func run(_ conditions: [Condition], _ frame: Frame, _ effects: inout [Effect]) {
    for condition in conditions {
      switch condition {
      case .boolean(let expression), .match(_, let expression): run(expression, frame, &effects)
      case .binding(_, let expression): if let expression { run(expression, frame, &effects) }
      case .availability: break
      }
    }
  }

  private func runGuard(
    _ conditions: [Condition], _ otherwise: [Statement], _ offset: Int32, _ frame: inout Frame,
    _ effects: inout [Effect]
  ) -> Bool {
    let gates = linkage.gates
    let known = truth(of: conditions, frame.scope) ?? gates.decision(on: conditions, behind: frame.gates)
    if known != true {
      var other = frame
      other.gates.append(gates.otherwise(conditions, offset, frame.scope))
      branch(otherwise, other, &effects)
    }
    if known == nil || known == true && asksAnswer(conditions, frame.scope) {
      frame.gates += gates.passed(conditions, offset, frame.scope)
    }
    return known != false
  }

  private func runIf(
    _ conditions: [Condition], _ then: [Statement], _ otherwise: [Statement]?, _ offset: Int32, _ frame: inout Frame,
    _ effects: inout [Effect]
  ) -> Bool {
    let gates = linkage.gates
    let known = truth(of: conditions, frame.scope) ?? gates.decision(on: conditions, behind: frame.gates)
    let isOpen = (known == nil || asksAnswer(conditions, frame.scope)) && !conditions.allSatisfy(\.isForSelf)
    var thenCompletes = false
    if known == false { changes.leaveOut(then[...], in: frame.scope.file) }
    if known != false {
      var inner = frame.nested()
      evaluator.declare(conditions, in: inner.scope)
      if isOpen { inner.gates.append(gates.condition(conditions, offset, frame.scope)) }
      let end = end(of: then, inner, &effects)
      thenCompletes = end != nil
      // Some ways through the branch leave: what follows runs where the condition fails, or where they do not.
      if let end, end.count == inner.gates.count + 1, let last = end.last, otherwise == nil {
        let fails = gates.otherwise(conditions, offset, frame.scope)
        frame.gates.append(isOpen ? fails.or(last) : last)
      }
    }
    guard known != true else {
      if let otherwise { changes.leaveOut(otherwise[...], in: frame.scope.file) }
      return thenCompletes
    }
    var other = frame
    if isOpen { other.gates.append(gates.otherwise(conditions, offset, frame.scope)) }
    let otherCompletes = otherwise.map { branch($0, other, &effects) } ?? true
    // What follows a branch that leaves runs only where its condition fails; unwrapping alone is no gate.
    if known == nil, !thenCompletes, otherwise == nil, conditions.contains(where: \.isTest) { frame = other }
    return thenCompletes || otherCompletes
  }

  private func runSwitch(
    _ subject: Expression, _ cases: [SwitchCase], _ frame: Frame, _ effects: inout [Effect]
  ) -> Bool {
    let value = evaluator.evaluate(subject, in: frame.scope)
    let isKnown = isDeterminate(subject, frame.scope)
    let taken =
      isKnown
      ? evaluator.selected(cases, value)
      : begun(cases, by: subject, frame.scope) ?? possible(cases, of: subject, frame.scope)
    // What a class is marked with is no condition: it never changes for a screen of the class.
    let isOpen = taken.count > 1 || !isKnown && taken.count == cases.count || asksOutcome(subject, value, frame.scope)
    let isCondition = isOpen && !isTag(subject, frame.scope)
    let offsets = Set(taken.map(\.offset))
    for branch in cases where !offsets.contains(branch.offset) {
      changes.leaveOut(branch.body[...], in: frame.scope.file)
    }
    var completes = taken.isEmpty
    for branch in taken {
      var inner = frame.nested()
      narrow(subject, value, to: branch, in: inner.scope)
      evaluator.bind(branch.patterns, to: value, subject, in: inner.scope)
      if isCondition {
        inner.gates.append(linkage.gates.branch(branch, of: subject, frame.scope))
      }
      if self.branch(branch.body, inner, &effects) { completes = true }
    }
    return completes
  }

  /// The branches that remain where some parts of a tuple are known: `switch (previous, next)`.
  private func possible(_ cases: [SwitchCase], of subject: Expression, _ scope: Scope) -> [SwitchCase] {
    guard case .tuple(let parts) = subject.stripped.kind else { return cases }
    let known = parts.map { part in
      isDeterminate(part.value, scope) ? evaluator.evaluate(part.value, in: scope).caseNames : nil
    }
    guard known.contains(where: { $0 != nil }) else { return cases }
    return cases.filter { branch in
      branch.patterns.isEmpty
        || branch.patterns.contains { pattern in
          guard case .tuple(let wanted) = pattern, wanted.count == known.count else { return true }
          return zip(wanted, known).allSatisfy { pattern, name in
            guard let name, let wanted = pattern.plainCase else { return true }
            return name.contains(wanted)
          }
        }
    }
  }

  /// In a branch, a local name is one of the cases that lead there.
  private func narrow(_ subject: Expression, _ value: Value, to branch: SwitchCase, in scope: Scope) {
    guard case .name(let name, _) = subject.stripped.kind, scope.lookup(name) != nil,
      let narrowed = evaluator.narrowed(value, to: branch)
    else { return }
    scope.bind(name, .value(narrowed))
  }

  private func runLoop(
    _ pattern: Pattern?, _ conditions: [Condition], _ body: [Statement], _ frame: Frame, _ effects: inout [Effect]
  ) {
    run(conditions, frame, &effects)
    if let sequence = conditions.first, isEmpty(sequence, frame.scope) { return }
    var inner = frame.nested()
    for statement in body { inner.puts.forget(statement) }
    if let pattern, case .boolean(let sequence)? = conditions.first {
      evaluator.bind(pattern, toElementOf: sequence, of: frame.scope, in: inner.scope)
    } else {
      evaluator.declare(conditions, in: inner.scope)
    }
    branch(body, inner, &effects)
  }

  /// Whether conditions hold, where the caller's constants decide that.
  func truth(of conditions: [Condition], _ scope: Scope) -> Bool? {
    let truths = conditions.map { truth(of: $0, scope) }
    if truths.contains(false) { return false }
    return truths.allSatisfy { $0 == true } ? true : nil
  }

  private func truth(of condition: Condition, _ scope: Scope) -> Bool? {
    switch condition {
    case .boolean(let expression): return truth(of: expression, scope)
    case .match(let pattern, let subject):
      guard case .enumCase(_, let name, _) = pattern, isDeterminate(subject, scope) else { return nil }
      let value = evaluator.evaluate(subject, in: scope)
      switch value {
      case .enumCase:
        guard evaluator.mayMatch(pattern, value) else { return false }
        return evaluator.surelyMatches(pattern, value) ? true : nil
      case .null: return name == "none"
      default: return nil
      }
    case .binding(let pattern, let value):
      if let value { return presence(of: value, scope) }
      guard case .name(let name) = pattern else { return nil }
      return presence(of: Expression(.name(name, []), at: 0), scope)
    case .availability: return nil
    }
  }

  func truth(of expression: Expression, _ scope: Scope) -> Bool? {
    switch expression.kind {
    case .boolean(let value): return value
    case .prefix("!", let inner): return truth(of: inner, scope).map { !$0 }
    case .name(let name, _):
      guard isDeterminate(expression, scope) else { return nil }
      // Each of several meanings has its say, those that stay open, too.
      let values =
        scope.lookup(name)?.map { evaluator.value(of: $0, in: scope) } ?? [evaluator.evaluate(expression, in: scope)]
      let flags = Set(values.map { value -> Bool? in if case .boolean(let flag) = value { flag } else { nil } })
      return flags.count == 1 ? flags.first ?? nil : nil
    case .member(let base?, let name, _) where base.isSelf && isGiven(name, scope):
      return if case .boolean(let flag) = evaluator.evaluate(expression, in: scope) { flag } else { nil }
    case .cast(let value, let type, .test): return isOfType(value, type, scope)
    case .operators(let names, let operands) where operands.count == 2 && (names == ["=="] || names == ["!="]):
      if operands[1].isNil { return presence(of: operands[0], scope).map { $0 == (names == ["!="]) } }
      // What is compared with a flag, a text or a number is no case: `present(cart) == true`.
      guard !operands[1].isLiteral, operands.contains(where: { isDeterminate($0, scope) }),
        !operands.contains(where: { isBindable($0, scope) }),
        case .enumCase(let a) = evaluator.evaluate(operands[0], in: scope)
      else { return nil }
      let name: String
      switch evaluator.evaluate(operands[1], in: scope) {
      case .enumCase(let b) where !evaluator.mayEqual(.enumCase(a), .enumCase(b)): return names == ["!="]
      case .enumCase(let b): name = b.name
      case let other: guard let implicit = other.caseName else { return nil }; name = implicit
      }
      return (a.name == name) == (names == ["=="])
    default: return nil
    }
  }

  /// Whether a value is the same in each run with these arguments: properties may have changed since.
  func isDeterminate(_ expression: Expression, _ scope: Scope, depth: Int = 0) -> Bool {
    // `guard let step = step as? AppStep` refers to itself.
    guard depth < 12 else { return true }
    switch expression.stripped.kind {
    case .name("self", _): return true
    case .name(let name, _):
      guard let meanings = scope.lookup(name) else { return isGiven(name, scope) || isTag(expression, scope) }
      return meanings.allSatisfy { meaning in
        switch meaning {
        case .argument(let argument, _): !isOpen(argument)
        case .value, .element, .matched, .given: true
        case .expression(let deferred, _):
          deferred.written.map { isDeterminate($0.expression, $0.scope, depth: depth + 1) } ?? true
        case .parameter, .function, .getter, .part: false
        }
      }
    case .member(let base?, let name, _):
      // What a view has is no constant for being written with `self`.
      if base.isSelf, let owner = scope.owner, program.isPart(owner) {
        return isGiven(name, scope) || isTag(expression, scope)
      }
      return isDeterminate(base, scope, depth: depth + 1)
    case .call(let callee, let arguments): return !readsState(callee, arguments, scope)
    case .member(nil, _, _), .string, .number, .boolean: return true
    default: return false
    }
  }

  /// Whether what is passed is state that may have changed to what no code writes out.
  func isOpen(_ passed: LabeledValue) -> Bool {
    guard let written = passed.written else { return false }
    let states = linkage.shared(OpenStates.init)
    return evaluator.variables(written.expression, in: written.scope).contains { states.contains($0.id) }
  }

  /// Whether a call only hands out what its object holds: `func currentAccount() -> Account? { account }`.
  private func readsState(_ callee: Expression, _ arguments: [Argument], _ scope: Scope) -> Bool {
    guard arguments.isEmpty else { return false }
    return evaluator.functions(callee, labels: [], in: scope).contains { function, _ in
      guard let body = program[function].declaration.body, body.count == 1, let owner = program[function].owner,
        program[owner].keyword == .class
      else { return false }
      let name: String
      switch body.resultExpression?.stripped.kind {
      case .name(let held, _): name = held
      case .member(let base?, let held, _) where base.isSelf: name = held
      default: return false
      }
      return program.members(named: name, of: owner).contains { member in
        guard case .variable(let held) = member, case .optional? = program[held].declaration.type else { return false }
        return !program[held].declaration.isStatic
      }
    }
  }
}

extension Runner {
  /// Whether it is state that a control may change through a binding, or that an earlier launch has left.
  func isBindable(_ expression: Expression, _ scope: Scope) -> Bool {
    switch expression.stripped.kind {
    case .member(_?, _, _): break
    case .name(let name, _) where scope.lookup(name) == nil: break
    default: return false
    }
    return evaluator.variables(expression, in: scope).contains { id, _ in isBindable(id) }
  }

  /// Whether a control can be given a property to change.
  func isBindable(_ id: VariableID) -> Bool {
    program[id].declaration.attributes.contains { Self.bindableState.contains($0.name) }
  }

  private static let bindableState: Set<String> = ["AppStorage", "Binding", "Published", "SceneStorage", "State"]

  /// Whether a property with a getter and a setter of the app's own making is a mark that each class gives itself.
  private func isTag(_ expression: Expression, _ scope: Scope) -> Bool {
    guard let wholeProgram = evaluator.wholeProgram else { return false }
    let properties = evaluator.variables(expression, in: scope)
    return !properties.isEmpty
      && properties.allSatisfy { id, receiver in
        let declaration = program[id].declaration
        guard declaration.getter != nil, !declaration.observers.isEmpty,
          let type = receiver.flatMap({ evaluator.typeID(of: $0) }) ?? evaluator.dispatchType(in: scope),
          program[type].keyword == .class
        else { return false }
        let marks = wholeProgram.stored(in: id, of: type)
        return marks.count == 1 && marks.allSatisfy { if case .enumCase = $0 { true } else { false } }
      }
  }
}

extension Expression {
  /// Whether it is a flag, a text or a number as written.
  fileprivate var isLiteral: Bool {
    switch stripped.kind {
    case .boolean, .string, .number: true
    default: false
    }
  }
}

extension Condition {
  /// Whether all that it asks is whether the object is still there: `let strongSelf = self`.
  fileprivate var isForSelf: Bool {
    guard case .binding(let pattern, let value) = self else { return false }
    if let value { return value.isSelf }
    return pattern.boundNames == ["self"]
  }

  /// Whether it asks more than whether there is something.
  fileprivate var isTest: Bool { if case .binding = self { false } else { true } }
}

extension Pattern {
  /// The case that is written, where it cannot be anything else.
  var plainCase: String? {
    switch self {
    case .enumCase(_, let name, _): return name
    case .optional(let wrapped): return wrapped.plainCase
    case .expression(let expression):
      if case .member(nil, let name, _) = expression.stripped.kind { return name }
      return nil
    default: return nil
    }
  }
}
