/// A statement, reduced to what can matter for navigation.
package struct Statement: Hashable, Sendable {
  package var kind: Kind
  /// Where it starts, in bytes from the start of the file.
  package var offset: Int32

  package init(_ kind: Kind, at offset: Int32) {
    self.kind = kind
    self.offset = offset
  }

  /// The forms of a statement.
  package indirect enum Kind: Hashable, Sendable {
    case expression(Expression)
    case binding(Pattern, type: TypeReference?, value: Expression?)
    /// A computed local variable.
    case variable(VariableDeclaration)
    case function(FunctionDeclaration)
    case type(TypeDeclaration)
    case `return`(Expression?)
    case `throw`(Expression)
    case `if`([Condition], then: [Statement], otherwise: [Statement]?)
    case `guard`([Condition], otherwise: [Statement])
    case `switch`(Expression, [SwitchCase])
    case loop(Pattern?, [Condition], body: [Statement])
    case `do`([Statement], catches: [[Statement]])
    case `defer`([Statement])
    /// `#if`: every clause with its condition as written.
    case conditional([CompilationClause])
    case other
  }
}

/// What a `switch` does for some patterns.
package struct SwitchCase: Hashable, Sendable {
  /// Empty for `default`.
  package var patterns: [Pattern]
  package var condition: Expression?
  package var body: [Statement]
  package var offset: Int32

  package init(patterns: [Pattern], condition: Expression?, body: [Statement], offset: Int32) {
    self.patterns = patterns
    self.condition = condition
    self.body = body
    self.offset = offset
  }
}

/// One of the conditions of an `if`, `guard` or `while`.
package enum Condition: Hashable, Sendable {
  case boolean(Expression)
  /// `let x = value`; without a value it unwraps the variable of that name.
  case binding(Pattern, Expression?)
  /// `case pattern = value`.
  case match(Pattern, Expression)
  /// `#available(…)`, as written.
  case availability(String)
}

/// A clause of `#if`; the condition is `nil` for `#else`.
package struct CompilationClause: Hashable, Sendable {
  package var condition: String?
  package var body: [Statement]

  package init(condition: String?, body: [Statement]) {
    self.condition = condition
    self.body = body
  }
}

/// A pattern of a binding or a case.
package indirect enum Pattern: Hashable, Sendable {
  case name(String)
  case wildcard
  case tuple([Pattern])
  /// `.case(let a, b)`: name of the case, its type if written, sub-patterns.
  case enumCase(type: TypeReference?, name: String, [Pattern])
  /// `is T`, `let x as T`.
  case type(TypeReference, binding: Pattern?)
  case optional(Pattern)
  case expression(Expression)

  /// Names that the pattern binds, in order.
  package var boundNames: [String] {
    switch self {
    case .name(let name): [name]
    case .wildcard, .expression: []
    case .tuple(let parts), .enumCase(_, _, let parts): parts.flatMap(\.boundNames)
    case .type(_, let binding): binding?.boundNames ?? []
    case .optional(let wrapped): wrapped.boundNames
    }
  }
}
