import Facts

/// Values that branches give to names of the blocks around them: `let cart: UIViewController` with an `if` below it.
///
/// Loops and closures do so, too: `var isSaved = false` before `database.write { isSaved = true }`.
extension Evaluator {
  /// What one of several branches gives; where one is open, it is not for sure that there is nothing.
  func anyOf(_ values: [Value]) -> Value {
    let value = Value.oneOf(values)
    if wholeProgram != nil, case .null = value, values.contains(where: \.isUnknown) { return .unknown }
    return value
  }

  /// Binds what the branches, loops and closures of a statement assign to the names of a block.
  ///
  /// - Parameter inner: where the statement stands, in the block or in a branch of it.
  /// - Parameter plainOnly: whether only flags, texts, numbers and cases count, and no objects.
  func declareAssignments(
    inBranchesOf statement: Statement, to scope: Scope, from inner: Scope, plainOnly: Bool = false
  ) {
    guard !scope.bindings.isEmpty, assigns(statement, toNamesOf: scope, file: inner.file) else { return }
    switch statement.unfolded.kind {
    case .if(let conditions, let then, let otherwise):
      let holds = decided(conditions, binding: inner.nested())
      if holds != false {
        declareAssignments(in: then, to: scope, from: inner, plainOnly: plainOnly) { declare(conditions, in: $0) }
      }
      if holds == true { break }
      declareAssignments(in: otherwise ?? [], to: scope, from: inner, plainOnly: plainOnly) { _ in }
    case .switch(let subject, let cases):
      for branch in passedCases(cases, subject, in: inner) {
        declareAssignments(in: branch.body, to: scope, from: inner, plainOnly: plainOnly) { branchScope in
          bind(branch.patterns, to: evaluate(subject, in: inner), subject, in: branchScope)
        }
      }
    case .do(let body, let catches):
      for block in [body] + catches {
        declareAssignments(in: block, to: scope, from: inner, plainOnly: plainOnly) { _ in }
      }
    case .loop(let pattern, let conditions, let body):
      declareAssignments(in: body, to: scope, from: inner, plainOnly: plainOnly) { loop in
        if let pattern, case .boolean(let sequence)? = conditions.first {
          bind(pattern, toElementOf: sequence, of: inner, in: loop)
        } else {
          declare(conditions, in: loop)
        }
      }
    case .defer(let body): declareAssignments(in: body, to: scope, from: inner, plainOnly: plainOnly) { _ in }
    case .guard(_, let otherwise):
      declareAssignments(in: otherwise, to: scope, from: inner, plainOnly: plainOnly) { _ in }
    case .conditional(let clauses):
      for clause in clauses {
        declareAssignments(in: clause.body, to: scope, from: inner, plainOnly: plainOnly) { _ in }
      }
    case .function(let function):
      declareAssignments(in: function.body ?? [], to: scope, from: inner, plainOnly: plainOnly) {
        $0.hide(function.parameters)
      }
    case .expression(let expression), .binding(_, _, let expression?), .return(let expression?), .throw(let expression):
      var closures = ClosureCollector()
      closures.collect(expression)
      // What runs later gives no object to the code that comes before; flags and states it may have changed.
      let plainOnly = plainOnly || !expression.runsClosuresAtOnce
      for closure in closures.found {
        declareAssignments(in: closure.body, to: scope, from: inner, plainOnly: plainOnly) {
          bind(closure, to: [], in: $0)
        }
      }
    case .binding, .return, .variable, .type, .other: break
    }
  }

  /// The branches for the cases that callers pass: a branch that nobody asks for gives nothing.
  private func passedCases(_ cases: [SwitchCase], _ subject: Expression, in scope: Scope) -> [SwitchCase] {
    guard wholeProgram != nil, case .name(let name, _) = subject.stripped.kind, let meanings = scope.lookup(name),
      meanings.count == 1, case .argument = meanings[0]
    else { return cases }
    let passed = value(of: meanings[0], in: scope)
    guard case .enumCase = passed else { return cases }
    return selected(cases, passed)
  }

  /// Whether a statement, or code that it holds, gives a value to a name of a block.
  func assigns(_ statement: Statement, toNamesOf scope: Scope, file: Int) -> Bool {
    let place = Origin(file: file, offset: statement.offset)
    let names: Set<String>
    if let known = assignedNames[place] {
      names = known
    } else {
      var collector = AssignedNames(takesCalls: followsObjects)
      collector.collect(statement)
      names = collector.names
      assignedNames[place] = names
    }
    return names.contains { scope.bindings[$0] != nil }
  }

  private func declareAssignments(
    in block: [Statement], to scope: Scope, from outer: Scope, plainOnly: Bool, binding bind: (Scope) -> Void
  ) {
    guard block.contains(where: { assigns($0, toNamesOf: scope, file: outer.file) }) else { return }
    let inner = outer.nested()
    bind(inner)
    declare(block, in: inner)
    for statement in block {
      if case .expression(let expression) = statement.kind {
        declareAssignment(expression, to: scope, from: inner, plainOnly: plainOnly)
      }
      declareAssignments(inBranchesOf: statement, to: scope, from: inner, plainOnly: plainOnly)
    }
  }

  /// Binds what an assignment gives to a name of a block, unless a name of a branch hides that.
  func declareAssignment(
    _ expression: Expression, to scope: Scope, from inner: Scope, plainOnly: Bool = false
  ) {
    if !plainOnly { declareLoans(expression, to: scope, from: inner) }
    if let placed = expression.placedInList, !plainOnly {
      guard wholeProgram != nil, let earlier = scope.bindings[placed.name], inner.holder(of: placed.name) === scope
      else { return }
      if let type = caseList(earlier, in: scope) {
        let list = placed.openList(of: type)
        return scope.bind(placed.name, .expression(Deferred(list, in: inner, by: self), declared: .array(type)))
      }
      guard earlier.contains(where: isControllerList) else { return }
      return scope.bind(placed.name, .expression(Deferred(placed.list, in: inner, by: self), declared: nil))
    }
    if let flag = expression.toggledName {
      guard scope.bindings[flag] != nil, inner.holder(of: flag) === scope else { return }
      for value in [true, false] { scope.bind(flag, .value(.boolean(value))) }
      return
    }
    guard let change = expression.localChange, let earlier = scope.bindings[change.name],
      inner.holder(of: change.name) === scope
    else { return }
    // What runs later may have made anything of a flag, a number or a case.
    let isPlain = change.value.isPlain || change.value.isCaseWithPayload
    if plainOnly, !isPlain, !change.isCall, earlier.contains(where: \.isPlain) {
      return scope.bind(change.name, .value(.unknown))
    }
    guard !plainOnly || isPlain,
      !change.isCall || followsObjects && self.change(by: expression, in: inner) != nil
    else { return }
    let (name, value) = (change.name, change.value)
    // The new value may be made of the old one: `chain = chain.adding(gate)`.
    let before = inner.nested()
    for meaning in earlier { before.bind(name, meaning) }
    let type = value.isImplicit ? declaredType(earlier) : nil
    // What is `inout` is made anew before it is used: `stack = UINavigationController(rootViewController: cart)`.
    if wholeProgram != nil, inner === scope, scope.isParameter(name), !change.isCall {
      return scope.declare(name, .expression(Deferred(value, in: before, by: self), declared: type))
    }
    scope.bind(name, .expression(Deferred(value, in: before, by: self), declared: type))
  }

  /// Whether a local is a list of controllers: `var stack = navigationController.viewControllers`,
  /// `var tabs = [UIViewController]()`.
  func isControllerList(_ meaning: Scope.Binding) -> Bool {
    // Only what is `inout` can be added to.
    if case .argument(_, .array(let element)?) = meaning { return element.simpleName.map(isController) ?? false }
    guard case .expression(let deferred, let declared) = meaning else { return false }
    if case .array(let element)? = declared { return element.simpleName.map(isController) ?? false }
    if declared == nil, let element = deferred.written?.expression.elementOfEmptyList { return isController(element) }
    if declared == nil, let (list, scope) = deferred.written, case .array(let elements) = list.stripped.kind {
      return elements.contains { evaluate($0, in: scope).alternatives.contains(where: isController) }
    }
    return deferred.written?.expression.stripped.lastName == "viewControllers"
  }

  /// Whether it is a controller, be it one of those on some stack: `navigationController.viewControllers.first`.
  private func isController(_ value: Value) -> Bool {
    switch value {
    case .instance(let object): return program[object.id].keyword == .class && program.isScreen(object.id)
    case .term(var term):
      while term.name != "viewControllers", case .term(let base)? = term.base { term = base }
      return term.name == "viewControllers" || term.base == nil && UIKitClasses.isController(term.name)
    default: return false
    }
  }

  private func isController(_ name: String) -> Bool {
    UIKitClasses.isController(name)
      || (program.typesByName[name] ?? []).contains { program[$0].keyword == .class && program.isScreen($0) }
  }

  /// The type that a name without a value was declared with.
  private func declaredType(_ meanings: [Scope.Binding]) -> TypeReference? {
    for case .value(.typed(let type, _)) in meanings { return type }
    return nil
  }
}

extension Scope {
  /// Parameters mean what nobody knows here, never what a block around them calls the same.
  fileprivate func hide(_ parameters: [Parameter]) {
    for parameter in parameters { bind(parameter.name, .value(.unknown)) }
  }
}

extension Expression {
  /// Whether it is a flag, a text, a number or a case, and no object.
  var isPlain: Bool {
    switch stripped.kind {
    case .boolean, .string, .number: true
    case .member(nil, _, _): true
    default: false
    }
  }

  /// Whether it is a case with what that carries, as far as its spelling tells: `.page(link)`.
  fileprivate var isCaseWithPayload: Bool {
    guard case .call(let callee, let arguments) = stripped.kind, case .member(nil, let name, _) = callee.kind else {
      return false
    }
    return name != "init" && arguments.allSatisfy { !$0.isTrailing }
  }

  /// Whether the function that it calls runs its closures before it returns, by its name.
  fileprivate var runsClosuresAtOnce: Bool {
    guard case .call(let callee, _) = stripped.kind, let name = callee.lastName else { return false }
    return ["forEach", "autoreleasepool", "performAndWait", "performWithoutAnimation", "sync", "withLock"].contains(
      name)
  }

  /// The name of the type of which it makes an empty list: `[CartViewController]()`.
  var elementOfEmptyList: String? {
    guard case .call(let callee, let arguments) = kind, arguments.isEmpty, case .array(let types) = callee.kind,
      types.count == 1, case .name(let name, _) = types[0].kind
    else { return nil }
    return name
  }

  /// The flag that is turned over: `isOpen.toggle()`.
  var toggledName: String? {
    guard case .call(let callee, let arguments) = kind, arguments.isEmpty,
      case .member(let base?, "toggle", _) = callee.kind, case .name(let name, _) = base.stripped.kind
    else { return nil }
    return name
  }

  /// Whether it makes an object of a type that only its surroundings tell: `.init(cart: cart)`.
  var isImplicitInitializer: Bool {
    guard case .call(let callee, _) = stripped.kind, case .member(nil, "init", _) = callee.kind else { return false }
    return true
  }

  /// Whether only the type that is wanted tells what it means: `.init(rootView: cart)`, `.cart`.
  var isImplicit: Bool {
    switch stripped.kind {
    case .call(let callee, _): callee.isImplicit
    case .member(nil, _, _): true
    default: false
    }
  }
}

extension Scope.Binding {
  /// Whether it is a flag, a text, a number or a case as written.
  fileprivate var isPlain: Bool {
    guard case .expression(let deferred, _) = self else { return false }
    return deferred.written?.expression.isPlain ?? false
  }
}
