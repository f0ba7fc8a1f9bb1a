import Facts

/// Statements in one line, compact enough to compare: what was reduced, rather than how it was written.
func outline(_ statements: [Statement]) -> String {
  statements.map(outline).joined(separator: "; ")
}

private func outline(_ statement: Statement) -> String {
  switch statement.kind {
  case .expression(let value): outline(value)
  case .binding(let pattern, let type, let value):
    "let \(pattern.text)" + (type.map { ": \($0)" } ?? "") + (value.map { " = " + outline($0) } ?? "")
  case .variable(let variable): outline(variable)
  case .function(let function): outline(function)
  case .type(let type): "\(type.keyword) \(type.name)"
  case .return(let value): "return" + (value.map { " " + outline($0) } ?? "")
  case .throw(let value): "throw " + outline(value)
  case .if(let conditions, let then, let otherwise):
    "if \(outline(conditions)) \(block(then))" + (otherwise.map { " else \(block($0))" } ?? "")
  case .guard(let conditions, let otherwise): "guard \(outline(conditions)) else \(block(otherwise))"
  case .switch(let subject, let cases): "switch \(outline(subject)) { \(cases.map(outline).joined(separator: "; ")) }"
  case .loop(let pattern, let conditions, let body):
    "loop " + (pattern.map { $0.text + " in " } ?? "") + "\(outline(conditions)) \(block(body))"
  case .do(let body, let catches): "do \(block(body))" + catches.map { " catch \(block($0))" }.joined()
  case .defer(let body): "defer \(block(body))"
  case .conditional(let clauses):
    "#" + clauses.map { "\($0.condition ?? "else") \(block($0.body))" }.joined(separator: " ")
  case .other: "…"
  }
}

/// An expression with what its closures and branches hold.
func outline(_ expression: Expression) -> String {
  switch expression.kind {
  case .call(let callee, let arguments):
    let inside = arguments.filter { !$0.isTrailing }
    let trailing = arguments.filter(\.isTrailing).map { " " + ($0.label.map { "\($0): " } ?? "") + outline($0.value) }
    return outline(callee) + (inside.isEmpty && !trailing.isEmpty ? "" : "(\(list(inside)))") + trailing.joined()
  case .member(let base?, let name, let generics):
    return outline(base) + "." + name
      + (generics.isEmpty ? "" : "<\(generics.map(\.description).joined(separator: ", "))>")
  case .closure(let closure):
    let names = closure.parameters.map { $0.name + ($0.type.map { ": \($0)" } ?? "") }.joined(separator: ", ")
    let head = names + (closure.result.map { " -> \($0)" } ?? "")
    return head.isEmpty ? block(closure.body) : "{ \(head) in \(outline(closure.body)) }"
  case .statement(let statement): return outline([statement])
  case .assignment(let target, let name, let value): return "\(outline(target)) \(name) \(outline(value))"
  case .operators(let names, let operands):
    let rest = zip(names, operands.dropFirst()).map { " \($0) \(outline($1))" }.joined()
    return "(" + (operands.first.map(outline) ?? "") + rest + ")"
  case .dictionary(let entries):
    return "[" + entries.map { "\(outline($0.key)): \(outline($0.value))" }.joined(separator: ", ") + "]"
  case .array(let elements): return "[" + elements.map(outline).joined(separator: ", ") + "]"
  case .tuple(let elements): return "(\(list(elements)))"
  case .string(let parts):
    return "\""
      + parts.map { if case .interpolation(let value) = $0 { "\\(\(outline(value)))" } else { text($0) } }.joined()
      + "\""
  default: return expression.text
  }
}

private func text(_ part: StringPart) -> String {
  if case .text(let text) = part { text } else { "" }
}

func outline(_ variable: VariableDeclaration) -> String {
  attributes(variable.attributes) + (variable.isStatic ? "static " : "") + "var \(variable.name)"
    + (variable.type.map { ": \($0)" } ?? "") + (variable.value.map { " = " + outline($0) } ?? "")
    + (variable.getter.map { " get \(block($0))" } ?? "") + variable.observers.map { " set \(block($0))" }.joined()
}

func outline(_ function: FunctionDeclaration) -> String {
  let parameters = function.parameters.map { parameter in
    let names = parameter.label == parameter.name ? parameter.name : "\(parameter.label ?? "_") \(parameter.name)"
    return attributes(parameter.attributes) + names + (parameter.type.map { ": \($0)" } ?? "")
      + (parameter.isVariadic ? "..." : "")
      + (parameter.defaultValue.map { " = " + outline($0) } ?? "")
  }
  return attributes(function.attributes) + (function.isStatic ? "static " : "")
    + (function.isOverride ? "override " : "")
    + "func \(function.name)\(generics(function.genericParameters))(\(parameters.joined(separator: ", ")))"
    + (function.result.map { " -> \($0)" } ?? "") + (function.body.map { " " + block($0) } ?? "")
}

func generics(_ parameters: [GenericParameter]) -> String {
  guard !parameters.isEmpty else { return "" }
  return "<" + parameters.map { $0.name + ($0.bound.map { ": \($0)" } ?? "") }.joined(separator: ", ") + ">"
}

private func attributes(_ attributes: [Attribute]) -> String {
  attributes.map { "@\($0.name)" + ($0.arguments.isEmpty ? "" : "(\(list($0.arguments)))") + " " }.joined()
}

private func outline(_ branch: SwitchCase) -> String {
  let label = branch.patterns.isEmpty ? "default" : "case " + branch.patterns.map(\.text).joined(separator: ", ")
  return label + (branch.condition.map { " where " + outline($0) } ?? "") + ": " + outline(branch.body)
}

private func outline(_ conditions: [Condition]) -> String { conditions.map(\.text).joined(separator: ", ") }

private func block(_ statements: [Statement]) -> String {
  statements.isEmpty ? "{}" : "{ \(outline(statements)) }"
}

private func list(_ arguments: [Argument]) -> String {
  arguments.map { ($0.label.map { $0 + ": " } ?? "") + outline($0.value) }.joined(separator: ", ")
}
