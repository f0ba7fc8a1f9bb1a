import Facts

/// A name that a pattern binds: `handler` in `case .home(let handler)`.
///
/// What a case carries is known only once it is known who makes the value. So the name keeps where that stands, and is
/// found out when asked for.
struct MatchedName {
  var name: String
  var patterns: [Pattern]
  var subject: Expression
  /// Where the value stands that is matched.
  var scope: Scope
  /// What the pattern alone tells: the type that is written behind the case.
  var declared: Value

  func moved(_ move: (Scope) -> Scope) -> MatchedName {
    var match = self
    match.scope = move(scope)
    return match
  }

  /// The cases that carry what the name stands for.
  var cases: [String] { patterns.flatMap { $0.cases(carrying: name) } }

  /// Whether it can be a function, as far as the declaration of the case tells.
  func canBeCalled(in program: Program) -> Bool {
    switch declared {
    case .typed(let type, let id): id == nil && program.isFunction(type, in: nil)
    default: true
    }
  }
}

extension Evaluator {
  /// What a name stands for that a pattern binds; without the whole program, what its case declares.
  func value(of match: MatchedName) -> Value {
    guard wholeProgram != nil else { return match.declared }
    let inner = match.scope.nested()
    bind(match.patterns, to: evaluate(match.subject, in: match.scope), match.subject, in: inner)
    let values = (inner.bindings[match.name] ?? []).map { value(of: $0, in: inner) }
    let found = Value.oneOf(values)
    return found.isKnown ? found : match.declared
  }

  /// Leaves open what the names of a branch stand for, before the whole program is there to tell.
  ///
  /// - Parameter bound: the scope of the branch, in which the names are bound to what is known now.
  func leaveOpen(_ patterns: [Pattern], of subject: Expression, in scope: Scope, bound inner: Scope) {
    guard wholeProgram == nil else { return }
    var used = NameCollector()
    used.collect(subject)
    // `if case .cart(let route) = route` must not ask itself what it is.
    for name in Set(patterns.flatMap(\.namesOfPayload)).subtracting(used.names) {
      let known = (inner.bindings[name] ?? []).map(\.known)
      let open = known.compactMap { $0 }.filter(\.isOpen)
      guard !open.isEmpty, open.count == known.count else { continue }
      let match = MatchedName(
        name: name, patterns: patterns, subject: subject, scope: scope, declared: .oneOf(open))
      inner.rebind(name, .matched(match))
    }
  }
}

extension Value {
  /// Whether no more than its type is known.
  fileprivate var isOpen: Bool {
    switch self {
    case .unknown, .typed: true
    default: false
    }
  }
}

extension Pattern {
  /// The names that stand for what cases carry.
  fileprivate var namesOfPayload: [String] {
    switch self {
    case .enumCase(_, _, let parts): parts.flatMap(\.boundNames)
    case .optional(let wrapped): wrapped.namesOfPayload
    case .tuple(let parts): parts.flatMap(\.namesOfPayload)
    case .name, .wildcard, .type, .expression: []
    }
  }

  /// The innermost cases in which a name is bound.
  fileprivate func cases(carrying name: String) -> [String] {
    switch self {
    case .enumCase(_, let own, let parts):
      let inner = parts.flatMap { $0.cases(carrying: name) }
      return inner.isEmpty && parts.contains { $0.boundNames.contains(name) } ? [own] : inner
    case .optional(let wrapped): return wrapped.cases(carrying: name)
    case .tuple(let parts): return parts.flatMap { $0.cases(carrying: name) }
    case .name, .wildcard, .type, .expression: return []
    }
  }
}

extension Scope.Binding {
  /// The value that was bound, where that was found out before.
  fileprivate var known: Value? { if case .value(let value) = self { value } else { nil } }
}
