import Facts
import NavigationModel

/// A walk along the statements of a block, one way after another.
///
/// Ways part where one of them ends; and where they give a local different values, so that each has its own from there
/// on. Otherwise they meet again behind the `if`.
final class BranchWalk {
  let linkage: Linkage
  private(set) var branches: [BranchReader.Branch] = []

  /// More branches than this, nobody writes into one configuration.
  private static let limit = 64
  /// Ways that part at every line double each time.
  private static let wayLimit = 256
  private var ways = 0

  init(linkage: Linkage) { self.linkage = linkage }

  private var conditions: ConditionReader { ConditionReader(linkage: linkage) }

  /// Walks a block; gives back under which condition it is left at its end, `nil` if never.
  ///
  /// - Parameter isResult: whether it gives its only expression, if it has no more than that.
  @discardableResult
  func block(
    _ statements: [Statement], _ scope: Scope, under entry: RouteCondition, isResult: Bool = true
  ) -> RouteCondition? {
    var end: RouteCondition?
    let own = own(scope, changedBy: statements)
    walk(
      statements[...], own ?? scope, under: entry, isOwn: own != nil, isOnly: isResult && statements.count == 1
    ) { _, open in end = either(end, open) }
    return end
  }

  /// The scope in which names of a block that are not its own locals still mean what they meant before the block.
  private func own(_ scope: Scope, changedBy statements: [Statement]) -> Scope? {
    let names = statements.assignedLocals.filter { scope.original($0) != nil }
    guard !names.isEmpty else { return nil }
    let own = scope.nested()
    for name in names.sorted() { for meaning in scope.original(name) ?? [] { own.bind(name, meaning) } }
    return own
  }

  /// Goes on with a way at the end of a block.
  private typealias Continuation = (_ scope: Scope, _ open: RouteCondition) -> Void

  /// - Parameter isOwn: whether locals mean something else on this way than on others.
  private func walk(
    _ statements: ArraySlice<Statement>, _ scope: Scope, under entry: RouteCondition, isOwn: Bool,
    isOnly: Bool = false, then next: Continuation
  ) {
    var (rest, scope, open, isOwn) = (statements, scope, entry, isOwn)
    while let statement = rest.popFirst() {
      guard branches.count < Self.limit, ways < Self.wayLimit else { return }
      let statement = statement.unfolded
      if let own = bound(by: statement, scope, rest, isOwn: isOwn) {
        (scope, isOwn) = (own, true)
      } else if statement.assignsLocals {
        return part(at: statement, scope, under: open) { end, open in
          self.walk(rest, end, under: open, isOwn: true, then: next)
        }
      } else {
        guard let left = step(statement, scope, under: open, isLast: isOnly) else { return }
        open = left
      }
    }
    next(scope, open)
  }

  // MARK: - Locals that are assigned

  /// The scope in which a local has the value that a statement gives it, whatever others give it on other ways.
  private func bound(by statement: Statement, _ scope: Scope, _ rest: ArraySlice<Statement>, isOwn: Bool) -> Scope? {
    switch statement.kind {
    case .binding(let pattern, _, let value):
      let names = pattern.boundNames
      guard isOwn || rest.contains(where: { !$0.assignedLocals.isDisjoint(with: names) }) else { return nil }
      let own = scope.nested()
      if case .name(let name) = pattern, case .name(name, _)? = value?.kind {
        // `var options = options`: what it was given, before anything is assigned.
        if let given = scope.lookup(name)?.first { own.bind(name, given) }
      } else {
        linkage.evaluator.declare([statement], in: own)
      }
      return own
    case .expression(let expression): return linkage.evaluator.scope(after: expression, in: scope)
    default: return nil
    }
  }

  /// Each way through a statement on its own, with the locals as it leaves them.
  private func part(
    at statement: Statement, _ scope: Scope, under open: RouteCondition, then next: Continuation
  ) {
    func way(_ body: [Statement], _ inner: Scope, _ condition: RouteCondition) {
      guard condition != .constant(false) else { return }
      ways += 1
      linkage.evaluator.declare(body, in: inner)
      walk(body[...], inner, under: condition, isOwn: true) { end, open in
        next(scope.taking(body.assignedLocals, from: end), open)
      }
    }
    switch statement.kind {
    case .if(let written, let then, let otherwise):
      let inner = scope.nested()
      linkage.evaluator.declare(written, in: inner)
      let holds = conditions.read(written, in: inner)
      way(then, inner, .both(open, holds))
      way(otherwise ?? [], scope.nested(), .both(open, .negation(of: holds)))
    case .switch(let subject, let cases):
      var rest = open
      for (branch, inner, holds) in arms(cases, of: subject, scope) {
        way(branch.body, inner, .both(rest, holds))
        rest = .both(rest, .negation(of: holds))
      }
    case .do(let body, _): way(body, scope.nested(), open)
    case .loop(let pattern?, let written, let body):
      guard case .boolean(let sequence)? = written.first else { return next(scope, open) }
      rounds(of: body, for: pattern, in: sequence, where: Array(written.dropFirst()), scope, under: open, then: next)
    case .conditional(let clauses):
      way(clauses.first { CompilationCondition($0.condition).mayHold }?.body ?? [], scope.nested(), open)
    default: next(scope, open)
    }
  }

  /// One round after another, each with the locals as the one before has left them.
  private func rounds(
    of body: [Statement], for pattern: Pattern, in sequence: Expression, where asked: [Condition], _ scope: Scope,
    under open: RouteCondition, then next: Continuation
  ) {
    let list = linkage.evaluator.evaluate(sequence, in: scope)
    var elements = [linkage.evaluator.element(of: list)]
    if case .array(let known) = list, known.count <= Self.limit { elements = known }
    func round(_ rest: ArraySlice<Value>, _ scope: Scope, _ open: RouteCondition) {
      guard let element = rest.first else { return next(scope, open) }
      ways += 1
      guard ways < Self.wayLimit else { return }
      let inner = scope.nested()
      linkage.evaluator.bind([pattern], to: element, sequence, in: inner)
      let holds = conditions.read(asked, in: inner)
      linkage.evaluator.declare(body, in: inner)
      if holds != .constant(false) {
        walk(body[...], inner, under: .both(open, holds), isOwn: true) { end, open in
          round(rest.dropFirst(), scope.taking(body.assignedLocals, from: end), open)
        }
      }
      if holds != .constant(true) { round(rest.dropFirst(), scope, .both(open, .negation(of: holds))) }
    }
    round(elements[...], scope, open)
  }

  // MARK: - Statements

  private func step(
    _ statement: Statement, _ scope: Scope, under open: RouteCondition, isLast: Bool
  ) -> RouteCondition? {
    switch statement.kind {
    case .return(let expression):
      if let expression { result(expression, scope, under: open) }
      return nil
    case .throw: return nil
    case .guard(let written, let otherwise):
      let holds = conditions.read(written, in: scope)
      _ = branch(otherwise, scope.nested(), under: .both(open, .negation(of: holds)))
      return .both(open, holds)
    case .if(let written, let then, let otherwise):
      let inner = scope.nested()
      linkage.evaluator.declare(written, in: inner)
      let holds = conditions.read(written, in: inner)
      return either(
        branch(then, inner, under: .both(open, holds), isResult: isLast),
        branch(otherwise ?? [], scope.nested(), under: .both(open, .negation(of: holds)), isResult: isLast))
    case .switch(let subject, let cases):
      if let left = parted(subject, cases, scope, under: open, isLast: isLast) { return left }
      var (rest, left) = (open, nil as RouteCondition?)
      for (branch, inner, holds) in arms(cases, of: subject, scope) {
        left = either(left, self.branch(branch.body, inner, under: .both(rest, holds), isResult: isLast))
        rest = .both(rest, .negation(of: holds))
      }
      return left
    case .do(let body, let catches):
      let holds = catches.isEmpty ? .constant(true) : success(of: body, in: scope)
      let left = branch(body, scope.nested(), under: .both(open, holds))
      guard holds != .constant(true), let handler = catches.first else { return left }
      return either(left, branch(handler, scope.nested(), under: .both(open, .negation(of: holds))))
    case .conditional(let clauses):
      guard let clause = clauses.first(where: { CompilationCondition($0.condition).mayHold }) else { return open }
      return block(clause.body, scope, under: open, isResult: isLast)
    case .loop(let pattern?, let written, let body): return loop(pattern, written, body, scope, under: open)
    case .expression(let expression) where isLast:
      result(expression, scope, under: open)
      return nil
    default: return open
    }
  }

  /// A `switch` over one of several values, once for each of them; what ends it is told by `.some`.
  private func parted(
    _ subject: Expression, _ cases: [SwitchCase], _ scope: Scope, under open: RouteCondition, isLast: Bool
  ) -> RouteCondition?? {
    let choices = ChosenParts(linkage: linkage).choices(of: subject, in: scope)
    guard choices.count > 1, choices.contains(where: { $0.value.caseName != nil }) else { return nil }
    var left: RouteCondition?
    for choice in choices where RouteCondition.both(open, choice.condition) != .constant(false) {
      ways += 1
      let inner = scope.nested()
      inner.bind("«subject»", .value(choice.value))
      let asked = Statement(.switch(Expression(.name("«subject»", []), at: subject.offset), cases), at: subject.offset)
      left = either(left, step(asked, inner, under: .both(open, choice.condition), isLast: isLast))
    }
    return .some(left)
  }

  /// Once for each element of a list that is written out; where one is returned for, the rest has no turn.
  private func loop(
    _ pattern: Pattern, _ written: [Condition], _ body: [Statement], _ scope: Scope, under open: RouteCondition
  ) -> RouteCondition? {
    guard case .boolean(let sequence)? = written.first,
      case .array(let elements) = linkage.evaluator.evaluate(sequence, in: scope), elements.count <= Self.limit
    else { return open }
    var open = open
    for element in elements where open != .constant(false) {
      let inner = scope.nested()
      linkage.evaluator.bind([pattern], to: element, sequence, in: inner)
      let asked = conditions.read(Array(written.dropFirst()), in: inner)
      let first = branches.count
      _ = branch(body, inner, under: asked)
      let left = RouteCondition.some(branches[first...].map(\.condition))
      for index in branches.indices[first...] { branches[index].condition = .both(open, branches[index].condition) }
      open = .both(open, .negation(of: left))
    }
    return open == .constant(false) ? nil : open
  }

  /// Under which condition nothing that is tried in a block throws.
  private func success(of body: [Statement], in scope: Scope) -> RouteCondition {
    let inner = scope.nested()
    linkage.evaluator.declare(body, in: inner)
    let presence = PresenceReader(linkage: linkage)
    return .every(
      body.compactMap(\.tried).map { presence.read($0, in: inner) ?? .constant(true) })
  }

  private func branch(
    _ body: [Statement], _ scope: Scope, under open: RouteCondition, isResult: Bool = false
  ) -> RouteCondition? {
    linkage.evaluator.declare(body, in: scope)
    return block(body, scope, under: open, isResult: isResult)
  }

  /// Where nothing is known of one way, the other is the only one.
  private func either(_ a: RouteCondition?, _ b: RouteCondition?) -> RouteCondition? {
    guard let a, let b else { return a ?? b }
    return .either(a, b)
  }

  /// The cases of a `switch`, each with what its patterns bind and ask.
  private func arms(
    _ cases: [SwitchCase], of subject: Expression, _ scope: Scope
  ) -> [(branch: SwitchCase, scope: Scope, holds: RouteCondition)] {
    let value = linkage.evaluator.evaluate(subject, in: scope)
    return cases.map { branch in
      let inner = scope.nested()
      linkage.evaluator.bind(branch.patterns, to: value, subject, in: inner)
      if case .optional(.name(let name))? = branch.patterns.first,
        TableCalls(linkage: linkage).ways(of: subject, in: scope) != nil
      {
        inner.rebind(name, .expression(Deferred(subject, in: scope, by: linkage.evaluator), declared: nil))
      }
      return (branch, inner, conditions.read(branch, of: subject, in: inner))
    }
  }

  /// What is returned under a condition.
  func result(_ expression: Expression, _ scope: Scope, under open: RouteCondition) {
    switch expression.stripped.kind {
    case .ternary(let condition, let then, let otherwise):
      let holds = conditions.read(condition, in: scope)
      result(then, scope, under: .both(open, holds))
      result(otherwise, scope, under: .both(open, .negation(of: holds)))
    case .statement(let statement): _ = step(statement, scope, under: open, isLast: true)
    case .operators(let signs, let operands) where signs.allSatisfy({ $0 == "??" }):
      var rest = open
      for (index, operand) in operands.enumerated() {
        if let next = entry(operand, scope, under: rest) ?? kept(operand, scope, under: rest)
          ?? firstMapped(operand, scope, under: rest)
        {
          rest = next
        } else {
          let holds = index == operands.count - 1 ? .constant(true) : presence(of: operand, in: scope)
          result(operand, scope, under: .both(rest, holds))
          rest = .both(rest, .negation(of: holds))
        }
      }
    case .call: if kept(expression, scope, under: open) == nil { take(expression, scope, under: open) }
    case .subscript: if entry(expression, scope, under: open) == nil { take(expression, scope, under: open) }
    case .member where firstMapped(expression, scope, under: open) != nil: break
    case .name(let name, _):
      guard let (written, outer) = local(name, in: scope) else { return take(expression, scope, under: open) }
      result(written, outer, under: open)
    default: take(expression, scope, under: open)
    }
  }

  private func take(_ expression: Expression, _ scope: Scope, under open: RouteCondition) {
    guard open != .constant(false) else { return }
    branches.append(BranchReader.Branch(condition: open, expression: expression, scope: scope))
  }

  /// How a local was given its value, if that was one of several.
  private func local(_ name: String, in scope: Scope) -> (expression: Expression, scope: Scope)? {
    guard ways < Self.wayLimit, let meanings = scope.lookup(name), meanings.count == 1 else { return nil }
    let written: (expression: Expression, scope: Scope)?
    switch meanings[0] {
    case .expression(let deferred, _): written = deferred.written
    case .argument(let argument, _): written = argument.written
    default: return nil
    }
    guard let written else { return nil }
    ways += 1
    switch written.expression.stripped.kind {
    case .ternary, .statement, .operators, .subscript, .name: return written
    case .call where TableCalls(linkage: linkage).ways(of: written.expression, in: written.scope) != nil: return written
    default: return nil
    }
  }

  /// What the closures of a dictionary give, each where it is the one that is asked for and gives anything.
  ///
  /// Gives back when there is nothing; `nil` if no such closure is called.
  private func kept(_ expression: Expression, _ scope: Scope, under open: RouteCondition) -> RouteCondition? {
    guard ways < Self.wayLimit, let calls = TableCalls(linkage: linkage).ways(of: expression, in: scope) else {
      return nil
    }
    var rest = open
    for way in calls {
      ways += 1
      let gives = PresenceReader(linkage: linkage).read(way.call, in: way.scope) ?? .constant(true)
      let holds = RouteCondition.both(way.condition, gives)
      take(way.call, way.scope, under: .both(rest, holds))
      rest = .both(rest, .negation(of: holds))
    }
    return rest
  }

  /// The entries of a dictionary that is written out, each under the condition that its key is asked for.
  ///
  /// Gives back under which condition there is none; `nil` if it is no such dictionary, or the key is known.
  private func entry(_ expression: Expression, _ scope: Scope, under open: RouteCondition) -> RouteCondition? {
    guard case .subscript(let base, let arguments) = expression.stripped.kind,
      arguments.count == 1 || arguments.count == 2 && arguments[1].label == "default"
    else { return nil }
    let key = conditions.operand(arguments[0].value, in: scope)
    switch key {
    case .payload, .passed: break
    default: return nil
    }
    guard let entries = entries(of: base, in: scope) else { return nil }
    var rest = open
    for entry in entries {
      let isMeant = RouteCondition.same(key, entry.key)
      result(entry.value, entry.scope, under: .both(rest, isMeant))
      rest = .both(rest, .negation(of: isMeant))
    }
    if arguments.count == 2 { result(arguments[1].value, scope, under: rest) }
    return rest
  }
}

extension BranchWalk {
  /// One value of a dictionary and where it stands.
  private typealias Entry = (key: RouteCondition.Operand, value: Expression, scope: Scope)

  /// What a dictionary holds, as it is written out, or as evaluation finds it.
  private func entries(of base: Expression, in scope: Scope) -> [Entry]? {
    let conditions = ConditionReader(linkage: linkage)
    if let body = DeclaredBody(of: base.stripped, in: scope, linkage), body.statements.count == 1,
      case .expression(let written) = body.statements[0].kind, case .dictionary(let entries) = written.stripped.kind
    {
      return entries.map { (conditions.operand($0.key, in: body.scope), $0.value, body.scope) }
    }
    guard case .dictionary(let pairs) = linkage.evaluator.evaluate(base, in: scope) else { return nil }
    let keys = pairs.compactMap { conditions.operand($0.key) }
    guard !pairs.isEmpty, keys.count == pairs.count else { return nil }
    return zip(keys, pairs).map { key, pair in
      // What was found out already goes by a name of its own.
      let inner = scope.nested()
      inner.bind("«entry»", .value(pair.value))
      return (key, Expression(.name("«entry»", []), at: base.offset), inner)
    }
  }
}
