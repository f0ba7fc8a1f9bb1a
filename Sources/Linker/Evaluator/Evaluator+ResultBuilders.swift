import Facts

/// Blocks that a result builder of the app's puts together: `@FirstOf var stack: Stack { if isOpen { tabs } … }`.
extension Evaluator {
  /// The statements of a block as its builder makes one value of them; each `if` leads to ways of its own.
  ///
  /// `nil` where no builder of the app's is named, or the block says itself what it returns.
  func built(_ body: [Statement], by attributes: [Attribute], in scope: Scope) -> [Statement]? {
    guard followsObjects else { return nil }
    for attribute in attributes {
      let name = TypeReference.named(path: attribute.name.split(separator: ".").map(String.init), arguments: [])
      guard let id = program.resolve(name, from: scope.owner, file: scope.file),
        program[id].attributes.contains(where: { $0.name == "resultBuilder" })
      else { continue }
      return BuiltBlock(program: program, builder: id, name: program[id].name).statements(of: body)
    }
    return nil
  }

  /// A closure for a parameter that names a builder.
  func built(_ argument: LabeledValue, for parameter: Parameter, in scope: Scope) -> LabeledValue {
    guard followsObjects, !parameter.attributes.isEmpty, case .closure(var closure) = argument.value,
      let body = built(closure.closure.body, by: parameter.attributes, in: scope)
    else { return argument }
    closure.closure.body = body
    return LabeledValue(
      label: argument.label, value: .closure(closure), expression: argument.expression, isTrailing: argument.isTrailing)
  }
}

/// What a builder makes of a block, written out in calls of its functions.
private struct BuiltBlock {
  let program: Program
  let builder: TypeID
  let name: String

  /// Each `if` doubles the ways.
  private static let choiceLimit = 6

  func statements(of body: [Statement]) -> [Statement]? {
    guard let offset = body.first?.offset, body.count(where: \.isChoice) <= Self.choiceLimit else { return nil }
    return ways(body[...], [], at: offset) { parts in
      let block = call("buildBlock", parts.map { (nil, $0) }, at: offset)
      let whole = has("buildFinalResult") ? call("buildFinalResult", [(nil, block)], at: offset) : block
      return [Statement(.return(whole), at: offset)]
    }
  }

  /// - Parameter end: what follows once all parts of the block are known.
  private func ways(
    _ statements: ArraySlice<Statement>, _ parts: [Expression], at offset: Int32,
    then end: ([Expression]) -> [Statement]?
  ) -> [Statement]? {
    guard let statement = statements.first else { return end(parts) }
    let rest = statements.dropFirst()
    switch statement.kind {
    case .expression(let expression):
      let part =
        has("buildExpression") ? call("buildExpression", [(nil, expression)], at: expression.offset) : expression
      return ways(rest, parts + [part], at: offset, then: end)
    case .binding: return ways(rest, parts, at: offset, then: end).map { [statement] + $0 }
    case .if(let conditions, let then, let otherwise):
      func way(_ body: [Statement], _ function: String, _ label: String?) -> [Statement]? {
        ways(body[...], [], at: offset) { inner in
          let block = call("buildBlock", inner.map { (nil, $0) }, at: statement.offset)
          return ways(rest, parts + [call(function, [(label, block)], at: statement.offset)], at: offset, then: end)
        }
      }
      let first: [Statement]?
      let second: [Statement]?
      if let otherwise {
        (first, second) = (way(then, "buildEither", "first"), way(otherwise, "buildEither", "second"))
      } else {
        let nothing = call("buildOptional", [(nil, Expression(.nil, at: statement.offset))], at: statement.offset)
        (first, second) = (
          way(then, "buildOptional", nil), ways(rest, parts + [nothing], at: offset, then: end)
        )
      }
      guard let first, let second else { return nil }
      return [Statement(.if(conditions, then: first, otherwise: second), at: statement.offset)]
    default: return nil
    }
  }

  private func has(_ function: String) -> Bool { !program.members(named: function, of: builder).isEmpty }

  private func call(_ function: String, _ arguments: [(String?, Expression)], at offset: Int32) -> Expression {
    let callee = Expression(.member(Expression(.name(name, []), at: offset), function, []), at: offset)
    return Expression(.call(callee, arguments.map { Argument(label: $0.0, value: $0.1) }), at: offset)
  }
}

extension Statement {
  fileprivate var isChoice: Bool { if case .if = kind { true } else { false } }
}
