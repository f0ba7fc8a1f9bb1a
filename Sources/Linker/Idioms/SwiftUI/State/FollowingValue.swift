import Facts
import NavigationModel

/// What state becomes by what it was: `step = step.next`, `step.advance()`.
///
/// What follows can only be said for whoever stands where the state has some value.
struct FollowingValue {
  /// What is assigned, or the call that changes the value.
  var expression: Expression
  var scope: Scope
  /// The property by all names under which the code knows it.
  var variables: Set<VariableID>

  /// What the state can become where it has a value.
  func value(after current: Value, by evaluator: Evaluator) -> Value {
    evaluator.supposing(variables, are: current) {
      let inner = scope.nested()
      return evaluator.evaluate(expression, in: inner)
    }
  }
}

extension Views {
  /// How a property follows from itself by an assignment; `nil` where it does not.
  func following(_ value: Expression, _ target: Expression, _ variable: VariableID, _ call: RunningCall) -> Effect? {
    guard let name = target.lastName?.withoutDollar, value.isMade(of: name, in: call.scope),
      hasForms(variable)
    else { return nil }
    return follows(value, target, variable, call)
  }

  /// How a property changes by a method that changes the value itself: `mutating func advance() { self = … }`.
  func changing(_ base: Expression, _ variables: [VariableID], _ call: RunningCall) -> [Effect]? {
    guard case .call(let callee, _) = call.expression.kind, !variables.isEmpty, variables.allSatisfy(hasForms) else {
      return nil
    }
    let targets = runner.evaluator.functions(
      callee, labels: runner.evaluator.labeled(call.arguments, in: call.scope), in: call.scope)
    guard !targets.isEmpty, targets.allSatisfy({ runner.program[$0.id].givesSelf }) else { return nil }
    return variables.map { follows(call.expression, base, $0, call) }
  }

  private func follows(_ value: Expression, _ target: Expression, _ variable: VariableID, _ call: RunningCall) -> Effect
  {
    let named = runner.evaluator.variables(target.withoutDollar, in: call.scope).map(\.id)
    let following = FollowingValue(
      expression: value, scope: call.scope, variables: Set(named).union([variable]))
    return pending(.follows(variable, following), 13, .unknown, variable, call, .select)
  }

  /// Whether what a property can be is a case or a whole number.
  private func hasForms(_ variable: VariableID) -> Bool {
    let declaration = runner.program[variable].declaration
    if declaration.type?.simpleName == "Int" { return true }
    if case .number? = declaration.value?.stripped.kind { return true }
    return enumeration(of: variable) != nil
  }

  /// The enum whose cases a property can be.
  func enumeration(of variable: VariableID) -> TypeID? {
    let entry = runner.program[variable]
    var type = runner.evaluator.typeID(of: someValue(of: variable))
    if entry.declaration.type == nil, case .member(let base?, _, _)? = entry.declaration.value?.stripped.kind {
      type = base.lastName.flatMap { runner.program.resolve(.simple($0), from: entry.owner, file: entry.file) }
    }
    guard let type, runner.program[type].keyword == .enum else { return nil }
    return type
  }

  /// The number that a property begins with.
  func start(of id: VariableID) -> Int? {
    guard case .number(let text)? = runner.program[id].declaration.value?.stripped.kind else { return nil }
    return Int(text)
  }
}

extension Program.FunctionEntry {
  /// Whether it gives its own value another: `mutating func advance() { self = .done }`.
  var givesSelf: Bool {
    declaration.body?.givesSelf ?? false
  }
}

extension [Statement] {
  fileprivate var givesSelf: Bool {
    contains { statement in
      switch statement.kind {
      case .expression(let expression):
        if case .statement(let inner) = expression.kind { return [inner].givesSelf }
        return expression.givenToSelf != nil
      case .if(_, let then, let otherwise): return then.givesSelf || otherwise?.givesSelf ?? false
      case .switch(_, let cases): return cases.contains { $0.body.givesSelf }
      case .guard(_, let otherwise): return otherwise.givesSelf
      default: return false
      }
    }
  }
}

extension Expression {
  /// Whether it is made of what has that name, be it by way of locals.
  func isMade(of name: String, in scope: Scope, depth: Int = 0) -> Bool {
    // What a closure does later is no part of what is made.
    var collector = NameCollector(enteringClosures: false)
    collector.collect(self)
    if collector.names.contains(name), scope.lookup(name) == nil { return true }
    guard depth < 4 else { return false }
    return collector.names.contains { local in
      guard local != name || scope.lookup(name) != nil, let meanings = scope.lookup(local) else { return false }
      return meanings.contains { meaning in
        guard case .expression(let deferred, _) = meaning, let written = deferred.written,
          written.expression.offset < offset
        else { return false }
        return written.expression.isMade(of: name, in: written.scope, depth: depth + 1)
      }
    }
  }
}
