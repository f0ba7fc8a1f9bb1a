import Facts
import NavigationModel

/// Reads a Boolean expression of a configuration as a condition on the payload and on flags of the app.
struct ConditionReader {
  let linkage: Linkage

  /// Getters that lead to other getters are followed this far.
  private static let depthLimit = 8

  /// The conditions of an `if` or `guard`.
  func read(_ conditions: [Condition], in scope: Scope) -> RouteCondition {
    .every(
      conditions.map { condition in
        switch condition {
        case .boolean(let expression): read(expression, in: scope)
        case .binding(_, let value?): unwrapped(value, in: scope)
        case .binding(let pattern, nil):
          unwrapped(Expression(.name(pattern.boundNames.first ?? "", []), at: 0), in: scope)
        case .match(let pattern, let value): matches(pattern, value, in: scope)
        // A route is asked for where the app runs: on a system that has what it was built for.
        case .availability(let text): .constant(!text.hasPrefix("#unavailable"))
        }
      })
  }

  /// The patterns of a case of a `switch`.
  func read(_ branch: SwitchCase, of subject: Expression, in scope: Scope) -> RouteCondition {
    let pattern: RouteCondition =
      branch.patterns.isEmpty ? .constant(true) : .some(branch.patterns.map { matches($0, subject, in: scope) })
    guard let condition = branch.condition else { return pattern }
    return .both(pattern, read(condition, in: scope))
  }

  /// A Boolean expression.
  func read(_ expression: Expression, in scope: Scope) -> RouteCondition { read(expression, in: scope, depth: 0) }

  private func read(_ expression: Expression, in scope: Scope, depth: Int) -> RouteCondition {
    let expression = expression.stripped
    guard depth < Self.depthLimit else { return .unknown(expression.excerpt()) }
    switch expression.kind {
    case .boolean(let value): return .constant(value)
    case .prefix("!", let inner): return .negation(of: read(inner, in: scope, depth: depth + 1))
    case .operators(let signs, let operands): return joined(signs, operands, expression, in: scope, depth)
    case .ternary(let condition, let then, let otherwise):
      let holds = read(condition, in: scope, depth: depth + 1)
      return .either(
        .both(holds, read(then, in: scope, depth: depth + 1)),
        .both(.negation(of: holds), read(otherwise, in: scope, depth: depth + 1)))
    case .tuple(let parts) where parts.count == 1: return read(parts[0].value, in: scope, depth: depth + 1)
    case .name, .member, .call, .chained, .forced: return named(expression, in: scope, depth)
    default: return .unknown(expression.excerpt())
    }
  }

  private func joined(
    _ signs: [String], _ operands: [Expression], _ whole: Expression, in scope: Scope, _ depth: Int
  ) -> RouteCondition {
    let kinds = Set(signs)
    if kinds == ["&&"] || kinds == ["||"] {
      let parts = operands.map { read($0, in: scope, depth: depth + 1) }
      let holds: RouteCondition = kinds == ["&&"] ? .every(parts) : .some(parts)
      return holds.asksApp ? .spelled(whole.excerpt(200), holds) : holds
    }
    guard operands.count == 2, let sign = signs.first, sign == "==" || sign == "!=" else {
      return order(signs, operands, in: scope).map { .constant($0) } ?? .unknown(whole.excerpt())
    }
    let equal = equality(of: operands[0], operands[1], in: scope, depth)
    let holds = sign == "==" ? equal : .negation(of: equal)
    return spelled(holds, as: whole.excerpt(200), of: operands, in: scope)
  }

  /// How two whole numbers compare that are both known.
  private func order(_ signs: [String], _ operands: [Expression], in scope: Scope) -> Bool? {
    guard operands.count == 2, case .number(let first) = linkage.evaluator.evaluate(operands[0], in: scope),
      case .number(let second) = linkage.evaluator.evaluate(operands[1], in: scope), let a = Int(first),
      let b = Int(second)
    else { return nil }
    switch signs[0] {
    case "<": return a < b
    case ">": return a > b
    case "<=": return a <= b
    case ">=": return a >= b
    default: return nil
    }
  }

  /// A comparison of the state of the app or its device may be said to hold as it is spelled: `Device.kind == .pad`.
  private func spelled(
    _ holds: RouteCondition, as text: String, of sides: [Expression], in scope: Scope
  ) -> RouteCondition {
    if case .constant = holds { return sides.contains { isState($0, in: scope) } ? .spelled(text, holds) : holds }
    return holds.asksApp ? .spelled(text, holds) : holds
  }

  /// Whether it is a static property of a type of the app's that is written by its name.
  private func isState(_ expression: Expression, in scope: Scope) -> Bool {
    guard case .member(let base?, _, _) = expression.stripped.kind, case .name(let type, _) = base.stripped.kind,
      type != "Self", case .metatype? = Optional(linkage.evaluator.evaluate(base, in: scope))
    else { return false }
    return !linkage.evaluator.variables(expression, in: scope).isEmpty
  }

  /// A flag that is compared with `true` or `false` is the flag, or its opposite; what is compared with `nil` is there
  /// or not.
  private func equality(of a: Expression, _ b: Expression, in scope: Scope, _ depth: Int) -> RouteCondition {
    for (literal, other) in [(a.stripped, b), (b.stripped, a)] {
      switch literal.kind {
      case .boolean(let wanted):
        let holds = read(other, in: scope, depth: depth + 1)
        if case .unknown = holds { continue }
        return wanted ? holds : .negation(of: holds)
      case .nil: return .negation(of: unwrapped(other, in: scope))
      default: continue
      }
    }
    return .same(operand(a, in: scope), operand(b, in: scope))
  }

  /// A name stands for what was passed or assigned under it; a flag of the app stays what it is called.
  private func named(_ expression: Expression, in scope: Scope, _ depth: Int) -> RouteCondition {
    if case .name(let name, _) = expression.kind, let meaning = scope.lookup(name)?.last {
      switch meaning {
      case .argument(let argument, _):
        if let written = argument.written { return read(written.expression, in: written.scope, depth: depth + 1) }
      case .expression(let deferred, _):
        if let written = deferred.written { return read(written.expression, in: written.scope, depth: depth + 1) }
      case .value(.boolean(let constant)): return .constant(constant)
      case .getter(let body, let outer, _):
        if case .expression(let only)? = body.only?.kind { return read(only, in: outer.nested(), depth: depth + 1) }
      default: break
      }
    }
    if case .member(let list?, "isEmpty", _) = expression.kind,
      case .array(let elements) = linkage.evaluator.evaluate(list, in: scope)
    {
      return .constant(elements.isEmpty)
    }
    if let holds = contains(expression, in: scope) { return holds }
    let value = linkage.evaluator.evaluate(expression, in: scope)
    if let payload = PassedPayload.operand(value) { return .equal(payload, .literal("true")) }
    if let body = body(of: expression, in: scope) {
      return .named(expression.excerpt(200), read(body.expression, in: body.scope, depth: depth + 1))
    }
    if let holds = called(expression, in: scope, depth) { return holds }
    if case .call(_, let arguments) = expression.kind, !arguments.isEmpty { return .unknown(expression.excerpt(200)) }
    var initially: Bool?
    if case .boolean(let literal) = value { initially = literal }
    return .flag(expression.excerpt(200), initially: initially)
  }

  /// A function or closure of the app's that decides: what it returns, way by way.
  private func called(_ call: Expression, in scope: Scope, _ depth: Int) -> RouteCondition? {
    guard case .call = call.kind, let body = DeclaredBody(of: call, in: scope, linkage) else { return nil }
    let branches = BranchReader(linkage: linkage).branches(of: body.statements, in: body.scope)
    guard !branches.isEmpty else { return nil }
    let holds = RouteCondition.some(
      branches.map { .both($0.condition, read($0.expression, in: $0.scope, depth: depth + 1)) })
    return .named(call.excerpt(200), holds)
  }

  /// `[.home, .cart].contains(place)`, `(1...3).contains(number)`.
  private func contains(_ expression: Expression, in scope: Scope) -> RouteCondition? {
    guard case .call(let callee, let arguments) = expression.kind, arguments.count == 1, arguments[0].label == nil,
      case .member(let list?, "contains", _) = callee.stripped.kind
    else { return nil }
    let wanted = operand(arguments[0].value, in: scope)
    if case .unknown = wanted { return nil }
    var range = list.stripped
    if case .tuple(let parts) = range.kind, parts.count == 1 { range = parts[0].value }
    if let numbers = range.numbersOfRange { return .some(numbers.map { .same(wanted, .literal(String($0))) }) }
    guard case .array(let elements) = linkage.evaluator.evaluate(list, in: scope) else { return nil }
    let known = elements.compactMap { operand($0) }
    return known.count == elements.count ? .some(known.map { .same(wanted, $0) }) : nil
  }

  /// The only expression of a computed property of the app, and where it stands.
  private func body(of expression: Expression, in scope: Scope) -> (expression: Expression, scope: Scope)? {
    let members: [Program.Member]
    var receiver: Value?
    switch expression.kind {
    case .name(let name, _):
      let owner = scope.owner.map { linkage.program.members(named: name, of: $0) } ?? []
      members = owner.isEmpty ? linkage.program.globals[name] ?? [] : owner
      receiver = owner.isEmpty ? nil : scope.receiver
    case .member(let base?, let name, _):
      receiver = linkage.evaluator.evaluate(base, in: scope)
      members = receiver.flatMap(linkage.evaluator.typeID).map { linkage.program.members(named: name, of: $0) } ?? []
    default: return nil
    }
    for case .variable(let id) in members {
      let entry = linkage.program[id]
      guard let getter = entry.declaration.getter, getter.count == 1 else { continue }
      let inner = Scope(file: entry.file, owner: entry.owner, receiver: receiver, requirements: entry.requirements)
      switch getter[0].kind {
      case .expression(let only), .return(let only?): return (only, inner)
      default: continue
      }
    }
    return nil
  }

  private func unwrapped(_ value: Expression, in scope: Scope) -> RouteCondition {
    if let holds = PresenceReader(linkage: linkage).read(value, in: scope) { return holds }
    let evaluator = linkage.evaluator
    if evaluator.isThere(value, evaluator.evaluate(value, in: scope), in: scope) { return .constant(true) }
    return .negation(of: .same(operand(value, in: scope), .nothing))
  }

  private func matches(_ pattern: Pattern, _ subject: Expression, in scope: Scope) -> RouteCondition {
    switch pattern {
    case .wildcard, .name: return .constant(true)
    case .enumCase(_, let name, _) where ["some", "none"].contains(name) && !hasCase(name, subject, in: scope):
      let isThere = unwrapped(subject, in: scope)
      return name == "some" ? isThere : .negation(of: isThere)
    case .enumCase(_, let name, _):
      // What a library's case carries does not matter for its name.
      let value = linkage.evaluator.evaluate(subject, in: scope)
      if value.isImplicitMember, let made = value.caseName { return .constant(made == name) }
      let holds = RouteCondition.same(operand(subject, in: scope), .literal(name))
      return spelled(holds, as: "\(subject.excerpt(150)) == .\(name)", of: [subject], in: scope)
    case .optional(.name), .optional(.wildcard): return unwrapped(subject, in: scope)
    case .optional(let inner): return matches(inner, subject, in: scope)
    case .expression(let expression):
      if let numbers = expression.numbersOfRange {
        let subject = operand(subject, in: scope)
        return .some(numbers.map { .same(subject, .literal(String($0))) })
      }
      return equality(of: subject, expression, in: scope, 0)
    case .tuple(let parts):
      guard case .tuple(let subjects) = subject.stripped.kind, subjects.count == parts.count else {
        return .unknown(subject.excerpt())
      }
      return .every(zip(parts, subjects).map { matches($0, $1.value, in: scope) })
    case .type: return .unknown(subject.excerpt())
    }
  }

  /// Whether what is asked is an enum of the app's that has a case of that name itself.
  private func hasCase(_ name: String, _ subject: Expression, in scope: Scope) -> Bool {
    let evaluator = linkage.evaluator
    let value = evaluator.evaluate(subject, in: scope)
    guard let id = evaluator.typeID(of: value) ?? evaluator.typeOfPassed(value) else { return false }
    return linkage.program.members(named: name, of: id).contains { if case .enumCase = $0 { true } else { false } }
  }

  /// What a side of a comparison is.
  func operand(_ expression: Expression, in scope: Scope) -> RouteCondition.Operand {
    let expression = expression.stripped
    switch expression.kind {
    case .nil: return .nothing
    case .member(nil, let name, _): return .literal(name)
    case .boolean(let value): return .literal(value ? "true" : "false")
    default: break
    }
    return operand(linkage.evaluator.evaluate(expression, in: scope)) ?? .unknown(expression.excerpt())
  }

  /// What a value is in a comparison, if it can be compared.
  func operand(_ value: Value) -> RouteCondition.Operand? {
    if let payload = PassedPayload.operand(value) { return payload }
    switch value {
    case .string(let text): return .literal(text)
    case .number(let text): return .literal(text)
    case .boolean(let value): return .literal(value ? "true" : "false")
    case .enumCase(let enumCase): return .literal(enumCase.name)
    case .instance(let instance): return instance.literal.flatMap(operand)
    case .null: return .nothing
    case .term(let term) where value.isImplicitMember && term.arguments == nil:
      return .literal(String(term.name.dropFirst()))
    default: return nil
    }
  }
}

extension Expression {
  /// The whole numbers of a range that is written out: `1...3`.
  fileprivate var numbersOfRange: Range<Int>? {
    guard case .operators(let signs, let ends) = stripped.kind, signs.count == 1, ends.count == 2,
      case .number(let first) = ends[0].stripped.kind, case .number(let last) = ends[1].stripped.kind,
      let lower = Int(first), let upper = Int(last), lower <= upper, upper - lower < 64
    else { return nil }
    switch signs[0] {
    case "...": return lower..<upper + 1
    case "..<": return lower..<upper
    default: return nil
    }
  }
}

extension [Statement] {
  /// The only statement of a block.
  fileprivate var only: Statement? { count == 1 ? first : nil }
}

/// Conditions put together, those that say nothing left out.
extension RouteCondition {
  /// Both hold.
  static func both(_ a: RouteCondition, _ b: RouteCondition) -> RouteCondition { every([a, b]) }

  /// One of both holds.
  static func either(_ a: RouteCondition, _ b: RouteCondition) -> RouteCondition { some([a, b]) }

  /// All hold.
  static func every(_ conditions: [RouteCondition]) -> RouteCondition {
    var kept: [RouteCondition] = []
    for condition in conditions {
      switch condition {
      case .constant(true): continue
      case .constant(false): return .constant(false)
      case .all(let parts): for part in parts where !kept.contains(part) { kept.append(part) }
      // What holds already does not hold once more.
      default: if !kept.contains(condition) { kept.append(condition) }
      }
    }
    return kept.isEmpty ? .constant(true) : kept.count == 1 ? kept[0] : .all(kept)
  }

  /// At least one holds.
  static func some(_ conditions: [RouteCondition]) -> RouteCondition {
    var kept: [RouteCondition] = []
    for condition in conditions {
      switch condition {
      case .constant(false): continue
      case .constant(true): return .constant(true)
      case .any(let parts): kept += parts
      default: kept.append(condition)
      }
    }
    return kept.isEmpty ? .constant(false) : kept.count == 1 ? kept[0] : .any(kept)
  }

  /// Whether it asks for more than the payload.
  fileprivate var asksApp: Bool {
    switch self {
    case .flag, .named, .spelled, .unknown: true
    case .not(let inner): inner.asksApp
    case .all(let parts), .any(let parts): parts.contains(where: \.asksApp)
    case .equal(.unknown, _), .equal(_, .unknown): true
    case .constant, .found, .equal: false
    }
  }

  /// Both sides are the same; two literals can be seen to be.
  static func same(_ a: Operand, _ b: Operand) -> RouteCondition {
    switch (a, b) {
    case (.literal(let a), .literal(let b)): .constant(a == b)
    case (.literal, .nothing), (.nothing, .literal): .constant(false)
    case (.nothing, .nothing): .constant(true)
    default: .equal(a, b)
    }
  }

  /// It does not hold.
  static func negation(of condition: RouteCondition) -> RouteCondition {
    switch condition {
    case .constant(let value): .constant(!value)
    case .not(let inner): inner
    default: .not(condition)
    }
  }
}
