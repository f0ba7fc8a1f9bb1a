import Facts

/// What conditions come to, and what patterns take out of values, while a reducer is carried out.
extension Reduction {
  /// Whether all conditions hold, `nil` where that stays open; what they bind is bound in `scope`.
  func holds(_ conditions: [Condition], binding scope: Scope) -> Bool? {
    var all: Bool? = true
    for condition in conditions {
      let holds = holds(condition, binding: scope)
      if holds == false { return false }
      if holds == nil { all = nil }
    }
    return all
  }

  private func holds(_ condition: Condition, binding scope: Scope) -> Bool? {
    switch condition {
    case .boolean(let expression): return truth(of: expression, in: scope)
    case .binding(let pattern, let written):
      guard let expression = written ?? pattern.boundNames.first.map({ Expression(.name($0, []), at: 0) }) else {
        return nil
      }
      let value = evaluate(expression, in: scope)
      let there = Value.oneOf(value.alternatives.filter { !$0.isNull })
      bind(pattern, to: value.isNull ? value : there, in: scope)
      return value.isNull ? false : isThere(value) ? true : nil
    case .match(let pattern, let expression):
      let value = evaluate(expression, in: scope)
      let fits = fits(pattern, value, in: scope)
      if fits != false { bind(pattern, to: value, in: scope) }
      return fits
    case .availability: return true
    }
  }

  /// Whether an expression is true, where what the reducer is given decides that.
  func truth(of expression: Expression, in scope: Scope) -> Bool? {
    switch expression.stripped.kind {
    case .prefix("!", let inner): return truth(of: inner, in: scope).map { !$0 }
    case .tuple(let parts) where parts.count == 1: return truth(of: parts[0].value, in: scope)
    case .operators(let names, let operands) where Set(names) == ["&&"] || Set(names) == ["||"]:
      let deciding = names[0] == "||"
      let truths = operands.map { truth(of: $0, in: scope) }
      if truths.contains(deciding) { return deciding }
      return truths.contains(nil) ? nil : !deciding
    case .operators(let names, let operands) where operands.count == 2 && (names == ["=="] || names == ["!="]):
      let sides = operands.map { evaluate($0, in: scope) }
      return areEqual(sides[0], sides[1]).map { $0 == (names == ["=="]) }
    default: break
    }
    if case .cast(let inner, let type, .test) = expression.kind {
      return isOfType(evaluate(inner, in: scope), type, in: scope)
    }
    return if case .boolean(let flag) = evaluate(expression, in: scope) { flag } else { nil }
  }

  private func areEqual(_ a: Value, _ b: Value) -> Bool? {
    if a.isNull || b.isNull {
      let other = a.isNull ? b : a
      return other.isNull ? true : isThere(other) ? false : nil
    }
    guard a.alternatives.count == 1, b.alternatives.count == 1 else { return nil }
    switch (a, b) {
    case (.boolean(let x), .boolean(let y)): return x == y
    case (.enumCase(let known), _) where b.caseName != nil:
      return known.name != b.caseName ? false : known.payload.isEmpty ? true : nil
    case (_, .enumCase(let known)) where a.caseName != nil:
      return known.name != a.caseName ? false : known.payload.isEmpty ? true : nil
    case (.instance(let made), .enumCase), (.enumCase, .instance(let made)): return made.literal == nil ? false : nil
    case (.string(let x), .string(let y)), (.number(let x), .number(let y)): return x == y
    default: return nil
    }
  }

  /// Whether a value is surely no `nil`.
  private func isThere(_ value: Value) -> Bool {
    value.alternatives.allSatisfy { alternative in
      switch alternative {
      case .null, .unknown, .typed, .choice: false
      case .term: alternative.isImplicitMember
      default: true
      }
    }
  }

  /// Whether a value fits a pattern; `nil` where it may.
  func fits(_ pattern: Pattern, _ value: Value, in scope: Scope) -> Bool? {
    let answers = Set(value.alternatives.map { fitsOne(pattern, $0, in: scope) })
    return answers.count == 1 ? answers.first ?? nil : nil
  }

  private func fitsOne(_ pattern: Pattern, _ value: Value, in scope: Scope) -> Bool? {
    switch pattern {
    case .name, .wildcard: return true
    case .type(let type, _): return isOfType(value, type, in: scope)
    case .optional(let wrapped): return value.isNull ? false : fitsOne(wrapped, value, in: scope)
    case .tuple(let parts):
      guard case .tuple(let values) = value, values.count == parts.count else { return nil }
      let answers = zip(parts, values).map { fits($0, $1.value, in: scope) }
      return answers.contains(false) ? false : answers.contains(nil) ? nil : true
    case .enumCase(let type, let name, _):
      switch value {
      case .instance, .string, .number, .boolean: return name == "some" ? nil : false
      case .null: return name == "none"
      case .enumCase(let known):
        if let type, let id = program.resolve(type, from: scope.owner, file: scope.file),
          program[id].keyword == .enum, id != known.type
        {
          return false
        }
        guard evaluator.mayMatch(pattern, value) else { return false }
        return evaluator.surelyMatches(pattern, value) ? true : nil
      default: return nil
      }
    case .expression(let expression):
      if expression.isNil { return value.isNull ? true : isThere(value) ? false : nil }
      return areEqual(value, evaluate(expression, in: scope))
    }
  }

  private func isOfType(_ value: Value, _ type: TypeReference, in scope: Scope) -> Bool? {
    let type = evaluator.resolvedAlias(type.unwrapped, in: scope)
    let target = program.resolve(type, from: scope.owner, file: scope.file)
    let answers = Set(
      value.alternatives.map { alternative -> Bool? in
        switch alternative {
        case .instance(let instance): isOfType(instance.id, target)
        case .enumCase(let known): isOfType(known.type, target)
        case .typed(_, let id?): isOfType(id, target) == true ? true : program[id].keyword == .protocol ? nil : false
        default: nil
        }
      })
    return answers.count == 1 ? answers.first ?? nil : nil
  }

  private func isOfType(_ id: TypeID, _ target: TypeID?) -> Bool? {
    guard let target else { return nil }
    return id == target || program.ancestors(of: id).contains(target)
  }

  /// Binds the names of a pattern to a value or its parts.
  func bind(_ pattern: Pattern, to value: Value, in scope: Scope) {
    switch pattern {
    case .name(let name):
      if scope.bindings[name] != nil { write(value, to: name, in: scope) } else { scope.declare(name, .value(value)) }
    case .optional(let wrapped): bind(wrapped, to: value, in: scope)
    case .type(let type, let binding?): bind(binding, to: evaluator.narrowed(value, to: type, in: scope), in: scope)
    case .tuple(let parts):
      for (index, part) in parts.enumerated() {
        if case .tuple(let values) = value, index < values.count {
          bind(part, to: values[index].value, in: scope)
        } else {
          bind(part, to: .unknown, in: scope)
        }
      }
    case .enumCase: evaluator.bind([pattern], to: value, Expression(.nil, at: 0), in: scope)
    case .type, .wildcard, .expression: break
    }
  }
}

extension Value {
  /// Whether it is surely `nil`.
  var isNull: Bool { if case .null = self { true } else { false } }
}
