extension Expression {
  /// The expression as one would write it, closures and long literals shortened to `…`.
  package var text: String { kind.text }

  /// `text`, cut at a length that fits a label.
  package func excerpt(_ limit: Int = 60) -> String {
    let whole = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return whole.count > limit ? whole.prefix(limit - 1) + "…" : whole
  }
}

extension Expression {
  /// The expression as an operand of an operator: the tree has no parentheses, they follow from what binds less.
  fileprivate func operand(of sign: String) -> String {
    switch kind {
    case .operators(let signs, _):
      let binds = signs.map(Self.precedence).min() ?? 0
      return binds < Self.precedence(of: sign) ? "(" + text + ")" : text
    case .ternary, .assignment: return "(" + text + ")"
    default: return text
    }
  }

  /// The expression as something stands right at it: `!(a || b)`, `(cart as? Cart)?.open()`.
  fileprivate var enclosed: String {
    switch kind {
    case .cast, .try, .operators, .ternary, .assignment: "(" + text + ")"
    default: text
    }
  }

  /// How much an operator binds, in the order of Swift's own; those of the app's bind as sums do.
  private static func precedence(of sign: String) -> Int {
    switch sign {
    case "||": 1
    case "&&": 2
    case "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=": 3
    case "??": 4
    case "...", "..<": 5
    case "*", "/", "%", "&*": 7
    case "<<", ">>": 8
    default: 6
    }
  }
}

extension Expression.Kind {
  fileprivate var text: String {
    switch self {
    case .name(let name, let generics): name + list(generics)
    case .member(let base, let name, let generics): (base?.enclosed ?? "") + "." + name + list(generics)
    case .call(let callee, let arguments): callee.enclosed + Self.call(arguments)
    case .subscript(let base, let arguments): base.enclosed + "[" + Self.list(arguments) + "]"
    case .string(let parts): "\"" + parts.map(Self.text).joined() + "\""
    case .number(let text): text
    case .boolean(let value): value ? "true" : "false"
    case .nil: "nil"
    case .array(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
    case .dictionary: "[…: …]"
    case .tuple(let elements): "(" + Self.list(elements) + ")"
    case .closure: "{ … }"
    case .cast(let value, let type, let form): value.text + " " + form.keyword + " " + type.description
    case .try(let value, let form): form.keyword + " " + value.text
    case .prefix(let name, let value): name + value.enclosed
    case .operators(let names, let operands): Self.joined(operands, by: names)
    case .ternary(let condition, let then, let otherwise): "\(condition.text) ? \(then.text) : \(otherwise.text)"
    case .assignment(let target, let name, let value): "\(target.text) \(name) \(value.text)"
    case .forced(let value): value.enclosed + "!"
    case .chained(let value): value.enclosed + "?"
    case .keyPath(let root, let names): "\\" + (root?.description ?? "") + "." + names.joined(separator: ".")
    case .selector(let value): "#selector(" + value.text + ")"
    case .type(let type): type.description
    case .macro(let name, let arguments): "#" + name + Self.call(arguments)
    case .statement, .opaque: "…"
    }
  }

  private func list(_ generics: [TypeReference]) -> String {
    generics.isEmpty ? "" : "<" + generics.map(\.description).joined(separator: ", ") + ">"
  }

  private static func list(_ arguments: [Argument]) -> String {
    arguments.map { ($0.label.map { $0 + ": " } ?? "") + $0.value.text }.joined(separator: ", ")
  }

  private static func call(_ arguments: [Argument]) -> String {
    let trailing = arguments.contains(where: \.isTrailing)
    let inside = arguments.filter { !$0.isTrailing }
    return (inside.isEmpty && trailing ? "" : "(" + list(inside) + ")") + (trailing ? " { … }" : "")
  }

  private static func text(_ part: StringPart) -> String {
    switch part {
    case .text(let text): text
    case .interpolation(let value): "\\(" + value.text + ")"
    }
  }

  private static func joined(_ operands: [Expression], by names: [String]) -> String {
    var text = operands.first.map { $0.operand(of: names.first ?? "") } ?? ""
    for (name, operand) in zip(names, operands.dropFirst()) { text += " \(name) \(operand.operand(of: name))" }
    return text
  }
}

extension Expression.Cast {
  fileprivate var keyword: String {
    switch self {
    case .upcast: "as"
    case .conditional: "as?"
    case .forced: "as!"
    case .test: "is"
    }
  }
}

extension Expression.Try {
  fileprivate var keyword: String {
    switch self {
    case .propagated: "try"
    case .optional: "try?"
    case .forced: "try!"
    }
  }
}

extension Condition {
  /// The condition as one would write it.
  package var text: String {
    switch self {
    case .boolean(let expression): expression.excerpt()
    case .binding(let pattern, let value):
      "let \(pattern.namesText)" + (value.map { " = " + $0.excerpt() } ?? "")
    case .match(let pattern, let value): "case \(pattern.text) = \(value.excerpt())"
    case .availability(let text): text
    }
  }
}

extension Pattern {
  /// What it gives names to, or itself where it only asks: `if let _ = location`.
  fileprivate var namesText: String {
    let names = boundNames
    return names.isEmpty ? text : names.joined(separator: ", ")
  }

  /// The pattern as one would write it.
  package var text: String {
    switch self {
    case .name(let name): name
    case .wildcard: "_"
    case .tuple(let parts): "(" + parts.map(\.text).joined(separator: ", ") + ")"
    case .enumCase(_, let name, let parts):
      "." + name + (parts.isEmpty ? "" : "(" + parts.map(\.text).joined(separator: ", ") + ")")
    case .type(let type, let binding): (binding.map { $0.text + " as " } ?? "is ") + type.description
    case .optional(let wrapped): wrapped.text + "?"
    case .expression(let expression): expression.excerpt()
    }
  }
}
