import Facts

/// Locals that are lent to functions and closures which change them: `guardFromFrost(&assembly)`.
///
/// What is `inout` is told by the body: no other parameter can be given another value. Only asked where each object goes
/// its own way.
extension Evaluator {
  /// The sign, followed by a position, in front of a call that stands for what it leaves in the local that it is lent.
  private static let lent = "&"

  /// Carries out what a call does to the locals of some blocks that it is lent, the innermost last.
  ///
  /// Gives back whether it does anything to one.
  func lend(_ expression: Expression, on blocks: [Scope]) -> Bool {
    let call = expression.withoutTry
    guard followsObjects, let inner = blocks.last, case .call(let callee, let arguments) = call.kind else {
      return false
    }
    var isChanged = false
    for (index, argument) in arguments.enumerated() {
      guard let name = argument.value.nameOfLocal, let holder = inner.holder(of: name),
        blocks.contains(where: { $0 === holder }), let meanings = holder.bindings[name],
        borrower(callee, arguments, in: inner)?.changes(index) ?? false
      else { continue }
      let before = inner.nested()
      for meaning in meanings { before.bind(name, meaning) }
      let value = Expression(.prefix(Self.lent + String(index), call), at: call.offset)
      let type = meanings.lazy.compactMap(\.declaredType).first
      holder.rebind(name, .expression(Deferred(value, in: before, by: self), declared: type))
      isChanged = true
    }
    return isChanged
  }

  /// What a call leaves in a local that it is lent; `nil` for any other expression.
  func lent(_ sign: String, _ call: Expression, in scope: Scope) -> Value? {
    guard followsObjects || wholeProgram != nil, sign.hasPrefix(Self.lent), let index = Int(sign.dropFirst()),
      case .call(let callee, let arguments) = call.kind, index < arguments.count
    else { return nil }
    let isAdded = wholeProgram != nil
    let before = isAdded ? .array([]) : evaluate(arguments[index].value, in: scope)
    guard let borrower = borrower(callee, arguments, in: scope), let name = borrower.names[index] else { return before }
    var given = labeled(arguments, in: scope)
    if isAdded { given[index].value = before }
    switch borrower.code {
    case .function(let id, let receiver):
      guard activeFunctions[id, default: 0] < Self.recursionLimit else { return before }
      activeFunctions[id, default: 0] += 1
      defer { activeFunctions[id, default: 1] -= 1 }
      let place = Origin(file: scope.file, offset: call.offset, call: scope.call)
      let inner = self.scope(of: id, receiver: receiver, arguments: given, at: place)
      guard !isAdded else { return added(to: name, by: borrower.body, in: inner) }
      return left(in: name, by: borrower.body, in: inner)
    case .closure(let closure): return left(in: name, by: closure, given)
    }
  }

  /// Binds what calls add to a list of controllers that they are lent: `addCart(to: &tabs)`.
  ///
  /// Asked where all that the program does to a local counts at once.
  func declareLoans(_ expression: Expression, to scope: Scope, from inner: Scope) {
    let call = expression.withoutTry
    guard wholeProgram != nil, case .call(let callee, let arguments) = call.kind else { return }
    for (index, argument) in arguments.enumerated() {
      guard let name = argument.value.nameOfLocal, let earlier = scope.bindings[name],
        inner.holder(of: name) === scope, earlier.contains(where: isControllerList),
        borrower(callee, arguments, in: inner)?.changes(index) ?? false
      else { continue }
      let value = Expression(.prefix(Self.lent + String(index), call), at: call.offset)
      scope.bind(name, .expression(Deferred(value, in: inner, by: self), declared: nil))
    }
  }

  /// What code adds to a list that is its parameter, wherever in it.
  private func added(to name: String, by body: [Statement], in scope: Scope) -> Value {
    declare(body, in: scope)
    return evaluate(Expression(.name(name, []), at: body.first?.offset ?? 0), in: scope)
  }

  /// What a closure leaves in a parameter: `reduce(into: step) { $0 = $0.adding($1) }`.
  func left(in name: String, by closure: ClosureValue, _ given: [LabeledValue]) -> Value {
    let inner = closure.scope.nested()
    if closure.isFunction {
      bind(closure.closure.parameters, to: given, in: inner)
    } else {
      bind(closure.closure, to: given, in: inner)
    }
    return left(in: name, by: closure.closure.body, in: inner)
  }

  /// What code leaves in one of its parameters, whichever way it takes through it.
  private func left(in name: String, by body: [Statement], in scope: Scope) -> Value {
    let block = scope.nested()
    let local = Expression(.name(name, []), at: body.first?.offset ?? 0)
    var found: [Value] = []
    declare(body, in: block)
    for statement in body {
      switch statement.kind {
      case .return: return .oneOf(found + [evaluate(local, in: block)])
      case .guard(let conditions, _):
        let holds = decided(conditions, in: block)
        if holds != true { found.append(evaluate(local, in: block)) }
        if holds == false { return .oneOf(found) }
      default:
        guard !carryOut(statement, on: [scope, block]) else { continue }
        declareAssignments(inBranchesOf: statement, to: scope, from: block)
      }
    }
    return .oneOf(found + [evaluate(local, in: block)])
  }

  /// Code that a call lends its arguments to.
  private struct Borrower {
    enum Code {
      case function(FunctionID, receiver: Value?)
      case closure(ClosureValue)
    }

    var code: Code
    var body: [Statement]
    /// What it calls each argument.
    var names: [Int: String]

    /// Whether it may give another value to an argument.
    func changes(_ index: Int) -> Bool {
      guard let name = names[index], !body.contains(where: { $0.declares(name) }) else { return false }
      var assigned = AssignedNames(takesCalls: true)
      assigned.collect(body)
      return assigned.names.contains(name)
    }
  }

  private func borrower(_ callee: Expression, _ arguments: [Argument], in scope: Scope) -> Borrower? {
    let given =
      followsObjects
      ? labeled(arguments, in: scope)
      : arguments.map { LabeledValue(label: $0.label, value: .unknown, isTrailing: $0.isTrailing) }
    var targets = functions(callee, labels: given, in: scope)
    if targets.isEmpty {
      switch evaluate(callee, in: scope) {
      case .closure(let closure):
        let parameters = closure.closure.parameters
        let names = arguments.indices.map { ($0, $0 < parameters.count ? parameters[$0].name : "$\($0)") }
        return Borrower(
          code: .closure(closure), body: closure.closure.body, names: Dictionary(uniqueKeysWithValues: names))
      case .function(let id, let receiver): targets = [(id, receiver)]
      default: return nil
      }
    }
    guard targets.count == 1, let body = program[targets[0].id].declaration.body else { return nil }
    let parameters = program[targets[0].id].declaration.parameters
    var names: [Int: String] = [:]
    var next = 0
    for (index, argument) in arguments.enumerated() where !argument.isTrailing {
      // A function that is used as a value is called without labels.
      while next < parameters.count, argument.label != nil, parameters[next].label != argument.label { next += 1 }
      guard next < parameters.count else { break }
      names[index] = parameters[next].name
      next += 1
    }
    return Borrower(code: .function(targets[0].id, receiver: targets[0].receiver), body: body, names: names)
  }
}

extension Expression {
  /// The locals that a call is given as they are.
  var lentLocals: [String] {
    guard case .call(_, let arguments) = withoutTry.kind else { return [] }
    return arguments.compactMap(\.value.nameOfLocal)
  }

  /// What is tried, if it is.
  fileprivate var withoutTry: Expression {
    if case .try(let inner, _) = stripped.kind { inner.withoutTry } else { stripped }
  }

  fileprivate var nameOfLocal: String? {
    if case .name(let name, _) = stripped.kind, name != "self" { name } else { nil }
  }
}

extension Statement {
  fileprivate func declares(_ name: String) -> Bool {
    if case .binding(let pattern, _, _) = kind { pattern.boundNames.contains(name) } else { false }
  }
}
