import Facts
import NavigationModel

/// Reads under which condition an optional holds anything: `if let step = steps[entry]`, `guard let route = find(word)`.
struct PresenceReader {
  let linkage: Linkage

  /// Functions that ask others are followed this far.
  private static let depthLimit = 6

  /// `nil` where nothing is known of what makes it.
  func read(_ expression: Expression, in scope: Scope) -> RouteCondition? { read(expression, in: scope, depth: 0) }

  private func read(_ expression: Expression, in scope: Scope, depth: Int) -> RouteCondition? {
    guard depth < Self.depthLimit else { return nil }
    if let ways = TableCalls(linkage: linkage).ways(of: expression, in: scope) {
      return .some(
        ways.map { .both($0.condition, read($0.call, in: $0.scope, depth: depth + 1) ?? .constant(true)) })
    }
    if let asked = expression.stripped.asked, let holds = read(asked, in: scope, depth: depth + 1) { return holds }
    return made(by: expression, in: scope, depth) ?? mapped(expression, in: scope)
  }

  /// What is mapped is there where the part of the payload is of which it is made: `link.id.map { … }`.
  private func mapped(_ expression: Expression, in scope: Scope) -> RouteCondition? {
    guard let asked = expression.stripped.asked else { return nil }
    let part = ConditionReader(linkage: linkage).operand(asked, in: scope)
    return part.isOfPayload ? .negation(of: .same(part, .nothing)) : nil
  }

  private func made(by expression: Expression, in scope: Scope, _ depth: Int) -> RouteCondition? {
    switch expression.stripped.kind {
    case .subscript(let base, let arguments) where arguments.count == 1:
      return entry(base, arguments[0].value, in: scope) ?? result(of: expression.stripped, in: scope, depth)
    case .subscript, .call: return result(of: expression.stripped, in: scope, depth)
    case .name, .member:
      return isComputed(expression, in: scope) ? result(of: expression.stripped, in: scope, depth) : nil
    default: return nil
    }
  }

  /// A dictionary has an entry for the keys that are written in it.
  private func entry(_ base: Expression, _ key: Expression, in scope: Scope) -> RouteCondition? {
    let conditions = ConditionReader(linkage: linkage)
    if let stores = linkage.evaluator.stores, let id = linkage.evaluator.storedVariable(base, in: scope),
      !stores.elements(of: id, key: linkage.evaluator.evaluate(key, in: scope)).isEmpty
    {
      return .constant(true)
    }
    guard case .dictionary(let pairs) = linkage.evaluator.evaluate(base, in: scope) else { return nil }
    let keys = pairs.compactMap { conditions.operand($0.key) }
    let wanted = conditions.operand(key, in: scope)
    guard keys.count == pairs.count else { return nil }
    if case .unknown = wanted { return nil }
    return .some(keys.map { .same(wanted, $0) })
  }

  /// Whether a property is computed anew each time, and not what somebody may have put there.
  private func isComputed(_ expression: Expression, in scope: Scope) -> Bool {
    let found = linkage.evaluator.variables(expression, in: scope)
    return !found.isEmpty && found.allSatisfy { linkage.program[$0.0].declaration.getter != nil }
  }

  /// A function gives something on the ways that do not return `nil`.
  private func result(of call: Expression, in scope: Scope, _ depth: Int) -> RouteCondition? {
    guard let body = DeclaredBody(of: call, in: scope, linkage) else { return nil }
    let branches = BranchReader(linkage: linkage).branches(of: body.statements, in: body.scope)
    // Nothing comes of `try?` where all that is done is to throw.
    guard !branches.isEmpty else { return body.statements.contains(where: \.canThrow) ? .constant(false) : nil }
    var ways: [RouteCondition] = []
    for branch in branches where !branch.expression.stripped.isNil {
      if let holds = read(branch.expression, in: branch.scope, depth: depth + 1) {
        ways.append(.both(branch.condition, holds))
      } else {
        guard linkage.evaluator.isThere(linkage.evaluator.evaluate(branch.expression, in: branch.scope)) else {
          return nil
        }
        ways.append(branch.condition)
      }
    }
    return .some(ways)
  }
}

extension RouteCondition.Operand {
  fileprivate var isOfPayload: Bool {
    switch self {
    case .payload, .passed: true
    case .literal, .nothing, .unknown: false
    }
  }
}

extension Expression {
  /// What has to be there for a chain behind it to give anything: `place?.step`, `place.map { … }`.
  fileprivate var asked: Expression? {
    switch kind {
    case .member(let base?, _, _):
      if case .chained(let inner) = base.kind { return inner }
      return base.asked
    case .call(let callee, _):
      if case .member(let base?, "map", _) = callee.kind { return base }
      return callee.asked
    case .subscript(let base, _): return base.asked
    case .chained(let inner): return inner
    default: return nil
    }
  }
}

extension Statement {
  /// Whether an error is thrown on some way through it.
  fileprivate var canThrow: Bool {
    switch kind {
    case .throw: true
    case .if(_, let then, let otherwise): (then + (otherwise ?? [])).contains(where: \.canThrow)
    case .guard(_, let otherwise): otherwise.contains(where: \.canThrow)
    case .switch(_, let cases): cases.contains { $0.body.contains(where: \.canThrow) }
    default: false
    }
  }
}
