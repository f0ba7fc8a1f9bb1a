import Facts
import NavigationModel

extension Runner {
  /// Runs a block inside another; says whether what follows it runs too.
  @discardableResult
  private func branch(_ statements: [Statement], _ frame: Frame, _ effects: inout [Effect]) -> Bool {
    end(of: statements, frame, &effects) != nil
  }

  /// Runs a block inside another; gives what holds at its end, `nil` if that is never reached.
  private func end(of statements: [Statement], _ frame: Frame, _ effects: inout [Effect]) -> Frame? {
    var inner = frame.nested()
    evaluator.declare(statements, in: inner.scope)
    return run(statements, &inner, &effects) ? inner : nil
  }

  /// Runs statements until one leaves the block; says whether the end is reached.
  @discardableResult
  func run(_ statements: [Statement], _ frame: inout Frame, _ effects: inout [Effect]) -> Bool {
    for (index, statement) in statements.enumerated() {
      frame.chosen = nil
      guard run(statement, &frame, &effects) else {
        changes.leaveOut(statements[(index + 1)...], in: frame.scope.file)
        return false
      }
      frame.puts.note(statement, frame.scope)
      if let put = putReaders.found(after: statement, in: frame.scope) { frame.scope = frame.scope.nested(after: put) }
      if let chosen = frame.chosen { frame.puts.take(from: chosen) }
    }
    return true
  }

  /// Runs the clauses of `#if`: what one of several declares, no other means.
  private func run(
    _ clauses: [CompilationClause], of statement: Statement, _ frame: inout Frame, _ effects: inout [Effect]
  ) {
    let before = frame.gates
    for clause in clauses {
      let built = linkage.gates.built(clause, statement.offset, frame.scope)
      guard clauses.count > 1 else {
        frame.gates += built
        run(clause.body, &frame, &effects)
        frame.gates = before + frame.gates.dropFirst(before.count + built.count)
        return
      }
      var inner = frame.nested()
      evaluator.declare(clause.body, in: inner.scope)
      inner.gates += built
      run(clause.body, &inner, &effects)
      frame.gates += inner.gates.dropFirst(frame.gates.count + built.count)
    }
  }

  /// Runs one statement, and says whether what follows it runs.
  ///
  /// A `guard` is a gate for all that follows. Of a statement that leads to nothing it only matters where control goes.
  @discardableResult
  func run(_ statement: Statement, _ frame: inout Frame, _ effects: inout [Effect]) -> Bool {
    let idleness = relevance.idle[frame.scope.file, statement.offset]
    if idleness == .whole {
      frame.chosen = putsOfIdleChoice(statement, frame)
      return true
    }
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
    case .binding(let pattern, _, let value):
      if let value, idleness == nil, !isView(value, frame.scope) {
        var before = frame
        before.scope = evaluator.scope(ofValue: value, of: pattern, in: frame.scope)
        run(value, before, &effects)
      }
    case .if(let conditions, let then, let otherwise):
      if idleness == nil { run(conditions, frame, &effects) }
      return runIf(conditions, then, otherwise, statement.offset, &frame, &effects)
    case .guard(let conditions, let otherwise):
      if idleness == nil { run(conditions, frame, &effects) }
      return runGuard(conditions, otherwise, statement.offset, &frame, &effects)
    case .switch(let subject, let cases):
      if idleness == nil { run(subject, frame, &effects) }
      return runSwitch(subject, cases, &frame, &effects)
    case .loop(let pattern, let conditions, let body):
      // What is sent to it, who sends runs it with.
      let place = Origin(file: frame.scope.file, offset: statement.offset)
      if linkage.shared(Subscriptions.init).isDoneBySenders(loopAt: place)
        || linkage.shared(PublishedObservers.init).loops.contains(place)
      {
        break
      }
      runLoop(pattern, conditions, body, frame, &effects)
    case .do(let body, let catches):
      let completes = ([body] + catches).map { branch($0, frame, &effects) }
      return completes.contains(true)
    case .defer(let body): branch(body, frame, &effects)
    case .conditional(let clauses):
      run(Platform.clauses(clauses), of: statement, &frame, &effects)
    case .variable, .function, .type, .other: break
    }
    return true
  }

  private func run(_ conditions: [Condition], _ frame: Frame, _ effects: inout [Effect]) {
    for condition in conditions {
      switch condition {
      case .boolean(let expression), .match(_, let expression): run(expression, frame, &effects)
      // A view that is unwrapped is seen where its name is used.
      case .binding(_, let expression):
        if let expression, !isView(expression, frame.scope) { run(expression, frame, &effects) }
      case .availability: break
      }
    }
  }

  private func runGuard(
    _ conditions: [Condition], _ otherwise: [Statement], _ offset: Int32, _ frame: inout Frame,
    _ effects: inout [Effect]
  ) -> Bool {
    let gates = linkage.gates
    let known = truth(of: conditions, at: offset, frame.scope) ?? gates.decision(on: conditions, behind: frame.gates)
    if known == nil { emission.typeTests.note(conditions, in: frame.scope) }
    if known != true {
      var other = frame
      other.scope = evaluator.scope(before: conditions, frame.scope)
      other.gates.append(gates.otherwise(conditions, offset, frame.scope))
      let before = effects.count
      branch(otherwise, other, &effects)
      if effects.count > before {
        frame.gates.append(gates.condition(conditions, offset, frame.scope).quiet)
        // What leads elsewhere where something is missing asks for it.
        frame.gates += gates.unwrapped(conditions, offset, frame.scope)
      }
    }
    if known == nil || known == true && asksAnswer(conditions, frame.scope) {
      frame.gates += gates.passed(conditions, offset, frame.scope)
    }
    if known == nil { frame.gates += launchOptions.marks(among: conditions, in: frame.scope) }
    return known != false
  }

  private func runIf(
    _ conditions: [Condition], _ then: [Statement], _ otherwise: [Statement]?, _ offset: Int32, _ frame: inout Frame,
    _ effects: inout [Effect]
  ) -> Bool {
    let gates = linkage.gates
    let known = truth(of: conditions, at: offset, frame.scope) ?? gates.decision(on: conditions, behind: frame.gates)
    let isOpen = (known == nil || asksAnswer(conditions, frame.scope)) && !conditions.allSatisfy(\.isForSelf)
    var thenCompletes = false
    let before = effects.count
    if known == nil { emission.typeTests.note(conditions, in: frame.scope) }
    if known == false { changes.leaveOut(then[...], in: frame.scope.file) }
    if known != false {
      var inner = frame.nested()
      let marks = isOpen ? launchOptions.marks(among: conditions, in: frame.scope) : []
      evaluator.declare(conditions, in: inner.scope)
      bindPuts(conditions, frame, in: inner.scope)
      if isOpen {
        inner.gates.append(gates.condition(conditions, offset, frame.scope))
        inner.gates += marks
      }
      let ended = end(of: then, inner, &effects)
      let end = ended?.gates
      thenCompletes = end != nil
      if otherwise?.isMistake ?? false { frame.chosen = ended?.puts }
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
    // What follows runs only where the branch is taken that does not leave; unwrapping alone is no gate.
    if known == nil, thenCompletes != otherCompletes {
      let asked =
        thenCompletes
        ? gates.condition(conditions, offset, frame.scope) : gates.otherwise(conditions, offset, frame.scope)
      if isOpen, conditions.contains(where: \.isTest) {
        frame.gates.append(asked)
      } else if effects.count > before, isOpen {
        frame.gates.append(asked.quiet)
      }
    }
    return thenCompletes || otherCompletes
  }

  private func runSwitch(
    _ subject: Expression, _ cases: [SwitchCase], _ frame: inout Frame, _ effects: inout [Effect]
  ) -> Bool {
    visited.insert(Origin(file: frame.scope.file, offset: subject.offset))
    let value = value(ofSubject: subject, frame.scope)
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
      changes.leaveOut(branch.body[...], in: frame.scope.file, isArm: true)
    }
    var completes = taken.isEmpty
    for branch in taken {
      var inner = frame.nested()
      narrow(subject, value, to: branch, in: inner.scope)
      evaluator.narrow(subject, value, to: branch, in: inner.scope)
      evaluator.narrowHolder(of: subject, to: branch, of: cases, in: inner.scope)
      evaluator.bind(branch.patterns, to: value, subject, in: inner.scope)
      if isCondition {
        inner.gates.append(linkage.gates.branch(branch, of: subject, frame.scope))
      }
      guard let puts = end(of: branch.guardedBody, inner, &effects)?.puts else { continue }
      completes = true
      if isKnown, taken.count == 1 { frame.chosen = puts }
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
    if pattern != nil, case .boolean(let list)? = conditions.first, isWithoutElements(list, frame.scope) { return }
    var inner = frame.nested()
    for statement in body { inner.puts.forget(statement) }
    if let pattern, case .boolean(let sequence)? = conditions.first {
      evaluator.bind(pattern, toElementOf: sequence, of: frame.scope, in: inner.scope)
    } else {
      evaluator.declare(conditions, in: inner.scope)
    }
    branch(body, inner, &effects)
  }
}

extension Condition {
  /// Whether all that it asks is whether the object is still there: `let strongSelf = self`.
  var isForSelf: Bool {
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

extension SwitchCase {
  /// What it does, under the condition behind its patterns: `case .inside where presenter != nil`.
  fileprivate var guardedBody: [Statement] {
    guard let condition else { return body }
    return [Statement(.if([.boolean(condition)], then: body, otherwise: nil), at: condition.offset)]
  }
}
