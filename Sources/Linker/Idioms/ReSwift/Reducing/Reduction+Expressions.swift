import Facts

/// What expressions come to while a reducer is carried out, and what they change.
extension Reduction {
  /// What an expression is, as names stand just now.
  func evaluate(_ expression: Expression, in scope: Scope) -> Value {
    switch expression.kind {
    case .name(let name, _):
      guard scope.lookup(name) == nil, name != "self", let object = value(of: "self", in: scope),
        let own = state.part(name, of: object)
      else { return name == "self" ? value(of: name, in: scope) ?? plain(expression, scope) : plain(expression, scope) }
      return own
    case .member(let base?, let name, _):
      let object = evaluate(base, in: scope)
      return object.mapped { object in
        object.isNull
          ? .null
          : state.part(name, of: object) ?? evaluator.member(of: object, name, [], expression, in: scope)
      }
    case .chained(let inner), .forced(let inner), .try(let inner, _): return evaluate(inner, in: scope)
    case .cast(let inner, let type, let form):
      return evaluator.cast(evaluate(inner, in: scope), to: type, form, in: scope)
    case .tuple(let parts) where parts.count == 1: return evaluate(parts[0].value, in: scope)
    case .tuple(let parts): return .tuple(given(parts, in: scope))
    case .array(let elements): return .array(elements.map { evaluate($0, in: scope) })
    case .ternary(let condition, let then, let otherwise):
      guard let holds = truth(of: condition, in: scope) else {
        return .oneOf([evaluate(then, in: scope), evaluate(otherwise, in: scope)])
      }
      return evaluate(holds ? then : otherwise, in: scope)
    case .operators(let names, let operands) where names.allSatisfy({ $0 == "??" }):
      return first(of: operands, in: scope)
    case .operators(let names, let operands)
    where operands.count == 2 && ["==", "!=", "&&", "||"].contains(names[0]):
      return truth(of: expression, in: scope).map { .boolean($0) } ?? .unknown
    case .prefix("!", _): return truth(of: expression, in: scope).map { .boolean($0) } ?? .unknown
    case .statement(let statement):
      return .oneOf(run([statement], in: scope.nested(), isOnly: true).returned)
    case .call(let callee, let arguments): return call(callee, arguments, expression, in: scope)
    default: return plain(expression, scope)
    }
  }

  private func plain(_ expression: Expression, _ scope: Scope) -> Value { evaluator.evaluate(expression, in: scope) }

  private func given(_ arguments: [Argument], in scope: Scope) -> [LabeledValue] {
    arguments.map { argument in
      LabeledValue(
        label: argument.label, value: evaluate(argument.value.lent, in: scope), expression: argument.value,
        isTrailing: argument.isTrailing)
    }
  }

  /// `a ?? b`.
  private func first(of operands: [Expression], in scope: Scope) -> Value {
    var found: [Value] = []
    for operand in operands {
      let value = evaluate(operand, in: scope)
      found += value.alternatives.filter { !$0.isNull }
      if !value.alternatives.contains(where: \.isNull), !value.isUnknown { break }
    }
    return found.isEmpty ? .null : .oneOf(found)
  }

  private func call(
    _ callee: Expression, _ arguments: [Argument], _ expression: Expression, in scope: Scope
  ) -> Value {
    let given = given(arguments, in: scope)
    let object = callee.strippedBase.map { evaluate($0, in: scope) }
    if let object, object.isNull { return .null }
    if let (id, receiver) = function(callee, object, given, in: scope) {
      let applied = apply(id, receiver: receiver, given: given)
      leave(applied, of: program[id].declaration.parameters, in: arguments, callee.strippedBase, scope)
      return applied.value
    }
    switch evaluator.evaluate(callee, in: scope) {
    case .closure(let closure): return apply(closure, given: given)
    case .metatype(let type, let id?) where program[id].keyword == .struct:
      let place = Origin(file: scope.file, offset: expression.offset)
      return .instance(Instance(type: type, id: id, arguments: given, place: place))
    case .enumCase(var made):
      made.payload = given
      return .enumCase(made)
    default: return plain(expression, scope)
    }
  }

  /// The function of the app's that a call means, if it is just one.
  private func function(
    _ callee: Expression, _ object: Value?, _ given: [LabeledValue], in scope: Scope
  ) -> (FunctionID, Value?)? {
    var targets: [(id: FunctionID, receiver: Value?)] = []
    if let object, case .instance = object, let name = callee.lastName {
      targets = evaluator.methods(name, of: object, given)
    } else {
      targets = evaluator.functions(callee, labels: given, in: scope)
    }
    guard targets.count == 1, program[targets[0].id].declaration.body != nil else { return nil }
    return (targets[0].id, targets[0].receiver)
  }

  /// Puts what a function leaves in what it is lent, and in its object, where the call has that from.
  private func leave(
    _ applied: Applied, of parameters: [Parameter], in arguments: [Argument], _ base: Expression?, _ scope: Scope
  ) {
    var rest = arguments
    for parameter in parameters {
      guard let index = rest.firstIndex(where: { $0.label == parameter.label }) else { continue }
      let argument = rest.remove(at: index)
      if let left = applied.parameters[parameter.name] { assign(left, to: argument.value.lent, in: scope) }
    }
    if let base, let object = applied.object { assign(object, to: base, in: scope) }
  }

  /// Carries out a statement that is nothing but an expression.
  func perform(_ expression: Expression, in scope: Scope) {
    switch expression.kind {
    case .assignment(let target, "=", let value): assign(evaluate(value, in: scope), to: target, in: scope)
    case .assignment(let target, _, _): assign(.unknown, to: target, in: scope)
    case .call(let callee, let arguments):
      guard arguments.isEmpty, callee.lastName == "toggle", let flag = callee.strippedBase else {
        _ = evaluate(expression, in: scope)
        return
      }
      if case .boolean(let value) = evaluate(flag, in: scope) {
        assign(.boolean(!value), to: flag, in: scope)
      } else {
        assign(.unknown, to: flag, in: scope)
      }
    default: _ = evaluate(expression, in: scope)
    }
  }

  /// `state.navigation.route = .detail`: the local is the state with that in its part.
  private func assign(_ value: Value, to target: Expression, in scope: Scope) {
    guard var (root, path) = target.pathOfParts else { return }
    if scope.lookup(root) == nil {
      guard let object = self.value(of: "self", in: scope), state.part(root, of: object) != nil else { return }
      path.insert(root, at: 0)
      root = "self"
    }
    guard let holder = scope.holder(of: root), let whole = self.value(of: root, in: holder) else { return }
    write(state.putting(value, into: path[...], of: whole), to: root, in: holder)
  }
}

extension Expression {
  /// What is lent: `&state.navigation`.
  fileprivate var lent: Expression { if case .prefix("&", let inner) = kind { inner } else { self } }

  /// The name at the beginning, and the names of the parts behind it: `state.navigation.route`.
  ///
  /// What is put into a list or dictionary changes that.
  fileprivate var pathOfParts: (String, [String])? {
    switch stripped.kind {
    case .name(let name, _): return (name, [])
    case .member(let base?, let name, _):
      guard let (root, path) = base.pathOfParts else { return nil }
      return (root, path + [name])
    default: return nil
    }
  }
}
