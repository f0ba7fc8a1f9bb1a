import Facts

/// Whether values fit patterns, to any depth: `case .auth(.signIn)`.
extension Evaluator {
  /// Whether a value can be what a pattern asks for; what is open can.
  func mayMatch(_ pattern: Pattern, _ value: Value) -> Bool {
    switch pattern {
    case .enumCase(_, let name, let parts):
      return value.isAny { alternative in
        if case .null = alternative { return name == "none" }
        guard let known = alternative.caseName else {
          // What is there is some of an optional, whatever it is.
          guard followsObjects, isThere(alternative) else { return true }
          return name == "some" && mayMatchPayload(parts, [alternative])
        }
        guard known == name else { return name == "some" && mayMatchPayload(parts, [value]) }
        return mayMatchPayload(parts, alternative.payloadOfCase)
      }
    case .optional(let wrapped):
      return value.isAny { alternative in
        if case .null = alternative { false } else { mayMatch(wrapped, alternative) }
      }
    case .tuple(let parts):
      return value.isAny { alternative in
        guard case .tuple(let elements) = alternative else { return true }
        return mayMatchPayload(parts, elements.map(\.value))
      }
    case .expression(let expression): return value.isAny { equals(expression, $0) != false }
    case .name, .wildcard, .type: return true
    }
  }

  /// Whether a value is what a pattern asks for, whatever stays open of it: no later branch gets it.
  func surelyMatches(_ pattern: Pattern, _ value: Value) -> Bool {
    switch pattern {
    case .name, .wildcard: return true
    case .enumCase(_, let name, let parts):
      if case .null = value { return name == "none" }
      guard value.caseName == name else {
        return name == "some" && parts.count == 1 && followsObjects && isThere(value) && surelyMatches(parts[0], value)
      }
      let payload = value.payloadOfCase
      guard payload.count == parts.count else { return parts.allSatisfy(\.takesAnything) }
      return zip(parts, payload).allSatisfy { part, value in
        part.takesAnything || value.alternatives.allSatisfy { surelyMatches(part, $0) }
      }
    case .optional(let wrapped):
      if case .null = value { return false }
      return value.caseName != nil && surelyMatches(wrapped, value)
    case .tuple(let parts): return parts.allSatisfy(\.takesAnything)
    case .expression(let expression): return equals(expression, value) == true
    case .type: return false
    }
  }

  private func mayMatchPayload(_ parts: [Pattern], _ payload: [Value]) -> Bool {
    // Without the payload the case alone is meant; what has defaults stays open.
    guard parts.count == payload.count else { return true }
    return zip(parts, payload).allSatisfy { part, value in mayMatch(part, value) }
  }

  /// Whether a value equals what is written, `nil`, a text, a number or a flag; `nil` where that stays open.
  private func equals(_ expression: Expression, _ value: Value) -> Bool? {
    let written = expression.stripped
    switch (written.kind, value) {
    case (.nil, .null): return true
    case (.nil, .enumCase), (.nil, .instance), (.nil, .closure), (.nil, .string), (.nil, .number), (.nil, .boolean):
      return false
    case (.string, .string(let text)): return written.literalText.map { $0 == text }
    case (.number(let number), .number(let other)): return number == other
    case (.boolean(let flag), .boolean(let other)): return flag == other
    default: return nil
    }
  }

  /// Whether two cases of one name can carry the same, as far as the nearest cases in them tell.
  func mayCarryTheSame(_ a: EnumCaseValue, _ b: EnumCaseValue) -> Bool {
    guard a.payload.count == b.payload.count else { return true }
    return zip(a.payload, b.payload).allSatisfy { mine, other in
      guard let names = mine.value.caseNames, let others = other.value.caseNames else { return true }
      return !names.isDisjoint(with: others)
    }
  }

  /// The branches that cases of an enum reach: for each the first that surely takes it, and those before it that may.
  func reached(_ cases: [SwitchCase], by subject: Value) -> [SwitchCase] {
    var reached: Set<Int> = []
    for alternative in subject.alternatives {
      var taken: [Pattern]?
      for (index, branch) in cases.enumerated() {
        // The clauses of `#if` may have a branch each for the same case.
        if let taken, branch.patterns != taken { continue }
        let fitting = branch.patterns.filter { $0.asksForCase && mayMatch($0, alternative) }
        guard !fitting.isEmpty else { continue }
        reached.insert(index)
        if branch.condition == nil, fitting.contains(where: { surelyMatches($0, alternative) }) {
          taken = branch.patterns
        }
      }
    }
    return cases.indices.filter(reached.contains).map { cases[$0] }
  }
}

extension Pattern {
  /// Whether it is for a case of an enum, or for `nil`.
  fileprivate var asksForCase: Bool {
    switch self {
    case .enumCase, .optional(.enumCase): true
    case .expression(let expression): expression.isNil
    default: false
    }
  }

  /// Whether every value fits.
  fileprivate var takesAnything: Bool {
    switch self {
    case .name, .wildcard: true
    case .tuple(let parts): parts.allSatisfy(\.takesAnything)
    case .enumCase, .type, .optional, .expression: false
    }
  }
}

extension Value {
  /// What a case carries, whichever enum it is of.
  var payloadOfCase: [Value] {
    switch self {
    case .enumCase(let known): known.payload.map(\.value)
    case .term(let term): (term.arguments ?? []).map(\.value)
    default: []
    }
  }
}
