import Facts

/// Whether there is anything where the source allows `nil`: asked where each object goes its own way.
extension Evaluator {
  /// `a ?? b`: the first that is there; where that can not be told, either.
  func firstThere(_ operands: [Expression], in scope: Scope) -> Value {
    var found: [Value] = []
    // All sides are of one type: `(look ?? .sheet).action`.
    let type = operands.lazy.compactMap { self.writtenType(of: $0, in: scope) }.first
    for operand in operands {
      let value = contextual(evaluate(operand, in: scope), type, in: scope)
      if case .null = value { continue }
      found.append(value)
      if isThere(operand, value, in: scope) { break }
    }
    return found.isEmpty ? .null : .oneOf(found)
  }

  /// Whether a value is known not to be `nil`.
  func isThere(_ value: Value) -> Bool {
    switch value {
    case .null, .unknown, .typed: false
    case .choice(let values): values.allSatisfy(isThere)
    case .term(let term): isMadeByLibrary(term.root)
    default: true
    }
  }

  /// Whether it is a variable that nothing is put into when its object is made: `var spare: Step?`.
  func isLeftOpen(_ expression: Expression, in scope: Scope) -> Bool {
    guard isOpen(evaluate(expression, in: scope)) else { return false }
    let found = variables(expression, in: scope)
    return !found.isEmpty
      && found.allSatisfy { variable, receiver in
        let declaration = program[variable].declaration
        guard case .optional? = declaration.type, case .instance? = receiver else { return false }
        return declaration.getter == nil && declaration.value == nil
      }
  }

  /// Whether no more than a type is known.
  private func isOpen(_ value: Value) -> Bool {
    switch value {
    case .typed, .unknown: true
    default: false
    }
  }

  private func isMadeByLibrary(_ root: Term) -> Bool { opaqueNames.contains(root.name) || root.name.hasPrefix(".") }

  /// Functions and getters may also give nothing, which is no value that evaluation keeps.
  func isThere(_ expression: Expression, _ value: Value, in scope: Scope) -> Bool {
    guard isThere(value) else { return false }
    switch expression.stripped.kind {
    case .name, .member:
      if case .member(let base?, _, _) = expression.stripped.kind, !base.isPlainPath { return false }
      return variables(expression, in: scope).allSatisfy { variable, _ in
        guard program[variable].declaration.getter != nil else { return true }
        if case .optional? = program[variable].declaration.type { return false }
        return program[variable].declaration.type != nil
      }
    case .subscript(let base, let arguments):
      guard arguments.count == 1, case .dictionary(let pairs) = evaluate(base, in: scope) else { return false }
      let key = evaluate(arguments[0].value, in: scope)
      return key.isPlain && pairs.contains { $0.key.isPlain && mayEqual($0.key, key) }
    // What is there is mapped to something.
    case .call(let callee, let arguments):
      // A case is made of a raw value that is one.
      if arguments.count == 1, arguments[0].label == "rawValue", case .enumCase = value { return true }
      // The one that was asked for was found.
      if followsObjects, ["first", "last"].contains(callee.lastName), arguments.count == 1 {
        if case .choice = value { return false }
        return true
      }
      guard arguments.count == 1, case .member(let base?, let name, _) = callee.stripped.kind,
        name == "map" || name == "flatMap"
      else { return false }
      return isThere(base, evaluate(base, in: scope), in: scope)
    default: return false
    }
  }
}

extension Expression {
  /// What has to be there for the rest of a chain to be done: `spare` in `spare?.first.step`.
  var optionalLink: Expression? {
    switch kind {
    case .member(let base?, _, _), .subscript(let base, _): base.optionalLink
    case .call(let callee, _): callee.optionalLink
    case .forced(let inner): inner.optionalLink
    case .chained(let inner): inner.optionalLink ?? inner
    default: nil
    }
  }

  /// Whether names alone lead to it: what a call or a key finds may be nothing.
  fileprivate var isPlainPath: Bool {
    switch stripped.kind {
    case .name: true
    case .member(let base?, _, _): base.isPlainPath
    case .chained(let inner), .forced(let inner): inner.isPlainPath
    default: false
    }
  }
}

extension Value {
  /// Whether it is a text, a number or a case, told as such.
  var isPlain: Bool {
    switch self {
    case .string, .number, .boolean, .enumCase: true
    case .instance(let instance): instance.literal != nil
    default: false
    }
  }
}
