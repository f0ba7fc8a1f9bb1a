import Facts

extension Evaluator {
  func operators(_ names: [String], _ operands: [Expression], in scope: Scope) -> Value {
    // `a ?? b` is either; nothing else joins view controllers or routes.
    if wholeProgram != nil, let sum = computed(names, operands, in: scope) { return sum }
    if wholeProgram != nil, names.allSatisfy({ $0 == "+" }) {
      let parts = operands.map { evaluate($0, in: scope) }
      return joinedTexts(parts) ?? joined(parts)
    }
    if wholeProgram != nil || followsObjects, let own = applied(names, operands, in: scope) { return own }
    if followsObjects, let sum = computed(names, operands, in: scope) { return sum }
    if followsObjects, names.allSatisfy({ $0 == "+" }) { return joined(operands.map { evaluate($0, in: scope) }) }
    guard names.allSatisfy({ $0 == "??" }) else { return .unknown }
    if isExact || operands.first.map({ isPut($0, in: scope) }) ?? false { return firstThere(operands, in: scope) }
    let count = operands.firstIndex { isSurelyThere($0, in: scope) } ?? operands.count
    return .oneOf(operands.prefix(count + 1).map { evaluate($0, in: scope) })
  }

  /// Whether a raw value that is known leads to a case, so that nothing stands in for it: `Phase(rawValue: "hall") ?? .porch`.
  private func isSurelyThere(_ operand: Expression, in scope: Scope) -> Bool {
    guard case .call(_, let arguments) = operand.kind, arguments.count == 1, arguments[0].label == "rawValue",
      wholeProgram != nil
    else { return false }
    let areKnown = evaluate(arguments[0].value, in: scope).alternatives.allSatisfy { raw in
      switch raw {
      case .string, .number: true
      default: false
      }
    }
    return areKnown
      && evaluate(operand, in: scope).alternatives.allSatisfy { if case .enumCase = $0 { true } else { false } }
  }

  /// The sum or difference of whole numbers that are written: `rows.count - 1`.
  private func computed(_ names: [String], _ operands: [Expression], in scope: Scope) -> Value? {
    guard names.allSatisfy({ $0 == "+" || $0 == "-" }) else { return nil }
    var sum: Int?
    for (sign, operand) in zip(["+"] + names, operands) {
      guard case .number(let text) = evaluate(operand, in: scope), let number = Int(text) else { return nil }
      let (next, overflows) =
        sign == "+" ? (sum ?? 0).addingReportingOverflow(number) : (sum ?? 0).subtractingReportingOverflow(number)
      guard !overflows else { return nil }
      sum = next
    }
    return sum.map { .number(String($0)) }
  }

  /// What operators of the app's own make: `CartViewController() &> { $0.delegate = self }`.
  func applied(_ names: [String], _ operands: [Expression], in scope: Scope) -> Value? {
    guard let name = names.first, names.allSatisfy({ $0 == name }), !Self.standardOperators.contains(name),
      let functions = operatorFunctions[name], let first = operands.first
    else { return nil }
    return operands.dropFirst().reduce(evaluate(first, in: scope)) { left, operand in
      let right = Deferred(operand, in: scope, by: self)
      return .oneOf(
        functions.map { function in
          // Operands have no labels, whatever the parameters are called.
          let labels = program[function].declaration.parameters.map(\.label)
          let arguments = [
            LabeledValue(label: labels[0], value: left),
            LabeledValue(label: labels[1], content: right, expression: operand, isTrailing: false),
          ]
          let place = followsObjects ? Origin(file: scope.file, offset: operand.offset, call: scope.call) : nil
          if givesBackOperands(function) { return .oneOf([left, right.value]) }
          return result(of: function, arguments: arguments, receiver: nil, at: place)
        })
    }
  }

  /// Whether an operator can only give back what it is given, of whatever type that is: `form ??= makeForm()`.
  private func givesBackOperands(_ function: FunctionID) -> Bool {
    let declaration = program[function].declaration
    guard wholeProgram != nil, let result = declaration.result?.unwrapped.simpleName,
      declaration.genericParameters.contains(where: { $0.name == result }) || result == "Wrapped"
    else { return false }
    return declaration.parameters.allSatisfy { parameter in
      guard let type = parameter.type?.unwrapped else { return false }
      if case .function([], let lazy) = type { return lazy.unwrapped.simpleName == result }
      return type.simpleName == result
    }
  }

  /// What these make is no controller, however many types an app overloads them for.
  private static let standardOperators: Set<String> = [
    "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "-", "*", "/", "%", "...", "..<", "&", "|", "^", "~=",
    "<<", ">>", "&+", "&-", "&*", "+=", "-=", "*=", "/=",
  ]

  /// Lists put together; what is not known of them leaves the rest.
  func joined(_ lists: [Value]) -> Value {
    // Of a list that may be one of several, the elements of each may be there.
    let parts = wholeProgram != nil ? lists.flatMap(\.alternatives) : lists
    let elements = parts.flatMap { list -> [Value] in if case .array(let elements) = list { elements } else { [] } }
    let isKnown = followsObjects && lists.allSatisfy { if case .array = $0 { true } else { false } }
    return elements.isEmpty && !isKnown ? .unknown : .array(elements)
  }
}
