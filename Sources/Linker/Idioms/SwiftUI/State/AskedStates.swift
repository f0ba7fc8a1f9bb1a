import Facts

/// What conditions ask of the app's state: alternatives, each of which is enough, of properties that must all be so.
///
/// `isReady && user != nil`, be it in a computed property, is one alternative of two, and where it does not hold two
/// alternatives of one.
struct AskedStates {
  private(set) var alternatives: [[StateCondition]]

  /// Nothing is asked.
  static let nothing = AskedStates(alternatives: [[]])
  /// Conditions that can be met in more ways than these are left open.
  private static let limit = 6

  init(alternatives: [[StateCondition]]) { self.alternatives = alternatives }

  /// Both of two.
  func and(_ other: AskedStates) -> AskedStates? {
    let all = alternatives.flatMap { one in other.alternatives.map { one + $0 } }
    return all.count > Self.limit ? nil : AskedStates(alternatives: all)
  }

  /// Either of two.
  func or(_ other: AskedStates) -> AskedStates? {
    let all = alternatives + other.alternatives
    return all.count > Self.limit ? nil : AskedStates(alternatives: all)
  }
}

extension StateBindings {
  private static let nesting = 12

  /// What conditions ask that must all be met, or, with `isMet` unset, what is so where they are not; `nil` where one of
  /// them asks for something else.
  func asked(by conditions: [Condition], in scope: Scope, isMet: Bool = true) -> AskedStates? {
    var all: AskedStates?
    for condition in conditions {
      guard let asked = asked(by: condition, scope, isMet, depth: 0) else { return nil }
      guard let known = all else {
        all = asked
        continue
      }
      guard let joined = isMet ? known.and(asked) : known.or(asked) else { return nil }
      all = joined
    }
    return all
  }

  private func asked(by condition: Condition, _ scope: Scope, _ isMet: Bool, depth: Int) -> AskedStates? {
    if case .boolean(let expression) = condition, depth < Self.nesting {
      if case .prefix("!", let inner) = expression.kind {
        return asked(by: .boolean(inner), scope, !isMet, depth: depth + 1)
      }
      if let parts = expression.parts(of: "||") {
        return asked(by: parts, scope, isMet, areAll: !isMet, depth: depth + 1)
      }
      if let parts = expression.parts(of: "&&") {
        return asked(by: parts, scope, isMet, areAll: isMet, depth: depth + 1)
      }
      if let meant = computed(expression, in: scope) {
        return asked(by: .boolean(meant.result), meant.scope, isMet, depth: depth + 1)
      }
    }
    guard let state = self.condition(condition, in: scope) else { return nil }
    return AskedStates(alternatives: [[isMet ? state : state.opposite]])
  }

  private func asked(
    by parts: [Expression], _ scope: Scope, _ isMet: Bool, areAll: Bool, depth: Int
  ) -> AskedStates? {
    var joined: AskedStates?
    for part in parts {
      guard let asked = asked(by: .boolean(part), scope, isMet, depth: depth) else { return nil }
      guard let known = joined else {
        joined = asked
        continue
      }
      guard let next = areAll ? known.and(asked) : known.or(asked) else { return nil }
      joined = next
    }
    return joined
  }
}

extension Expression {
  /// What stands between signs of one kind in a chain of operators; `nil` where there is none, or one that binds less.
  fileprivate func parts(of sign: String) -> [Expression]? {
    guard case .operators(let signs, let operands) = stripped.kind, signs.contains(sign),
      sign == "||" || !signs.contains("||"), !signs.contains("??")
    else { return nil }
    var parts: [Expression] = []
    var (names, values): ([String], [Expression]) = ([], [operands[0]])
    let close = { (names: [String], values: [Expression]) in
      names.isEmpty ? values[0] : Expression(.operators(names, values), at: values[0].offset)
    }
    for (name, operand) in zip(signs, operands.dropFirst()) {
      if name == sign {
        parts.append(close(names, values))
        (names, values) = ([], [operand])
      } else {
        names.append(name)
        values.append(operand)
      }
    }
    return parts + [close(names, values)]
  }
}

extension Program {
  /// The names of what a flag is computed from: `var isIn: Bool { isReady && user?.isKnown == true }`.
  func namesDeciding(_ flag: VariableID) -> Set<String> {
    guard let getter = self[flag].declaration.getter else { return [] }
    guard getter.count == 1 else {
      return Set(self[flag].owner.map { observed(by: getter, of: $0).map { self[$0].declaration.name } } ?? [])
    }
    return Set(getter.resultExpression?.decidingNames ?? [])
  }
}

extension Expression {
  /// The names of what has to be known to tell whether a condition holds.
  fileprivate var decidingNames: [String] {
    if let parts = parts(of: "||") ?? parts(of: "&&") { return parts.flatMap(\.decidingNames) }
    switch kind {
    case .prefix("!", let inner): return inner.decidingNames
    case .operators(let signs, let operands):
      return signs.count == 1 && ["==", "!="].contains(signs[0]) ? operands[0].decidingNames : []
    case .member(let base?, let name, _):
      // What may be missing is asked for as well: `user?.isKnown`.
      if case .chained(let object) = base.kind { return [name] + (object.lastName.map { [$0] } ?? []) }
      return [name]
    default: return lastName.map { [$0] } ?? []
    }
  }
}

extension Condition {
  /// The conditions that all have to hold for it: `isIn && isReady`.
  var conjuncts: [Condition] {
    guard case .boolean(let expression) = self else { return [self] }
    return (expression.parts(of: "&&") ?? [expression]).map { .boolean($0) }
  }
}
