import Facts

extension RandomFacts {
  mutating func statement() -> Statement { Statement(statementKind(), at: offset()) }

  private mutating func body() -> [Statement] { some { $0.statement() } }

  private mutating func statementKind() -> Statement.Kind {
    switch below(15) {
    case 0: .expression(expression())
    case 1: .binding(pattern(), type: maybe { $0.type() }, value: maybe { $0.expression() })
    case 2: .variable(variable())
    case 3: .function(function())
    case 4: .type(declaredType())
    case 5: .return(maybe { $0.expression() })
    case 6: .throw(expression())
    case 7: .if(some { $0.condition() }, then: body(), otherwise: maybe { $0.body() })
    case 8: .guard(some { $0.condition() }, otherwise: body())
    case 9: .switch(expression(), some { $0.switchCase() })
    case 10: .loop(maybe { $0.pattern() }, some { $0.condition() }, body: body())
    case 11: .do(body(), catches: some { $0.body() })
    case 12: .defer(body())
    case 13: .conditional(some { CompilationClause(condition: $0.maybe { $0.text() }, body: $0.body()) })
    default: .other
    }
  }

  private mutating func switchCase() -> SwitchCase {
    SwitchCase(
      patterns: some { $0.pattern() }, condition: maybe { $0.expression() }, body: body(), offset: offset())
  }

  private mutating func condition() -> Condition {
    switch below(4) {
    case 0: .boolean(expression())
    case 1: .binding(pattern(), maybe { $0.expression() })
    case 2: .match(pattern(), expression())
    default: .availability(text())
    }
  }

  mutating func pattern() -> Pattern {
    let parts = some { $0.pattern() }
    switch below(7) {
    case 0: return .wildcard
    case 1: return .tuple(parts)
    case 2: return .enumCase(type: maybe { $0.type() }, name: text(), parts)
    case 3: return .type(type(), binding: parts.first)
    case 4: return parts.first.map { .optional($0) } ?? .wildcard
    case 5: return .expression(expression())
    default: return .name(text())
    }
  }

  mutating func argument() -> Argument {
    Argument(label: maybe { $0.text() }, value: expression(), isTrailing: flag())
  }

  mutating func expression() -> Expression {
    let parts = some { $0.expression() }
    guard let first = parts.first, let last = parts.last else { return Expression(leaf(), at: offset()) }
    return Expression(flag() ? wrapping(first, last) : composed(of: parts, first), at: offset())
  }

  private mutating func leaf() -> Expression.Kind {
    switch below(7) {
    case 0: .name(text(), some { $0.type() })
    case 1: .member(nil, text(), some { $0.type() })
    case 2: .number(text())
    case 3: .boolean(flag())
    case 4: .nil
    case 5: .type(type())
    default: .opaque
    }
  }

  private mutating func wrapping(_ first: Expression, _ last: Expression) -> Expression.Kind {
    switch below(10) {
    case 0: .member(first, text(), some { $0.type() })
    case 1: .cast(first, type(), Expression.Cast.allCases[below(Expression.Cast.allCases.count)])
    case 2: .try(first, Expression.Try.allCases[below(Expression.Try.allCases.count)])
    case 3: .prefix(text(), first)
    case 4: .ternary(first, then: last, otherwise: first)
    case 5: .assignment(first, text(), last)
    case 6: .forced(first)
    case 7: .chained(first)
    case 8: .selector(first)
    default: .dictionary([DictionaryEntry(key: first, value: last)])
    }
  }

  private mutating func composed(of parts: [Expression], _ first: Expression) -> Expression.Kind {
    switch below(10) {
    case 0: .call(first, some { $0.argument() })
    case 1: .subscript(first, some { $0.argument() })
    case 2: .string(parts.map { .interpolation($0) } + [.text(text())])
    case 3: .array(parts)
    case 4: .tuple(some { $0.argument() })
    case 5: .closure(Closure(parameters: some { $0.parameter() }, result: maybe { $0.type() }, body: body()))
    case 6: .operators(some { $0.text() }, parts)
    case 7: .keyPath(maybe { $0.type() }, some { $0.text() })
    case 8: .statement(statement())
    default: .macro(text(), some { $0.argument() })
    }
  }
}
