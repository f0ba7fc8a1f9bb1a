/// An expression, reduced to what can matter for navigation.
package struct Expression: Hashable, Sendable {
  package var kind: Kind
  /// Where it starts, in bytes from the start of the file; for a member the dot's name, so that calls in a chain differ.
  package var offset: Int32

  package init(_ kind: Kind, at offset: Int32) {
    self.kind = kind
    self.offset = offset
  }

  /// The forms of an expression.
  ///
  /// Operators keep their operands flat, so that long chains do not nest.
  package indirect enum Kind: Hashable, Sendable {
    case name(String, [TypeReference])
    /// `base.name`; without a base it is an implicit member (`.push`).
    case member(Expression?, String, [TypeReference])
    case call(Expression, [Argument])
    case `subscript`(Expression, [Argument])
    case string([StringPart])
    case number(String)
    case boolean(Bool)
    case `nil`
    case array([Expression])
    case dictionary([DictionaryEntry])
    case tuple([Argument])
    case closure(Closure)
    case cast(Expression, TypeReference, Cast)
    case `try`(Expression, Try)
    case prefix(String, Expression)
    /// Operands joined by operators of one level: `a + b - c`.
    case operators([String], [Expression])
    case ternary(Expression, then: Expression, otherwise: Expression)
    case assignment(Expression, String, Expression)
    case forced(Expression)
    case chained(Expression)
    /// `\Root.a.b`.
    case keyPath(TypeReference?, [String])
    case selector(Expression)
    case type(TypeReference)
    /// `if` or `switch` used as a value.
    case statement(Statement)
    case macro(String, [Argument])
    /// Something that says nothing about navigation, or too deep to follow.
    case opaque
  }

  /// `as`, `as?`, `as!`, `is`.
  package enum Cast: UInt8, CaseIterable, Sendable { case upcast, conditional, forced, test }

  /// `try`, `try?`, `try!`.
  package enum Try: UInt8, CaseIterable, Sendable { case propagated, optional, forced }
}

/// An argument of a call or an element of a tuple.
package struct Argument: Hashable, Sendable {
  package var label: String?
  package var value: Expression
  /// Whether it is a closure written after the parentheses.
  package var isTrailing: Bool

  package init(label: String?, value: Expression, isTrailing: Bool = false) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
  }
}

/// A piece of a string literal.
package enum StringPart: Hashable, Sendable {
  case text(String)
  case interpolation(Expression)
}

/// A key and its value in a dictionary literal.
package struct DictionaryEntry: Hashable, Sendable {
  package var key: Expression
  package var value: Expression

  package init(key: Expression, value: Expression) {
    self.key = key
    self.value = value
  }
}

/// A closure literal.
package struct Closure: Hashable, Sendable {
  package var parameters: [Parameter]
  package var result: TypeReference?
  package var body: [Statement]

  package init(parameters: [Parameter], result: TypeReference?, body: [Statement]) {
    self.parameters = parameters
    self.result = result
    self.body = body
  }
}

extension Expression {
  /// The plain text of a string literal without interpolations.
  package var literalText: String? {
    guard case .string(let parts) = kind else { return nil }
    var text = ""
    for part in parts {
      guard case .text(let piece) = part else { return nil }
      text += piece
    }
    return text
  }
}
