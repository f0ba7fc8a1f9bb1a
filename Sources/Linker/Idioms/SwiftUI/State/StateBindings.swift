import Facts
import NavigationModel

/// Finds the property behind a binding, through whichever views and functions it was passed.
struct StateBindings {
  let runner: Runner

  var evaluator: Evaluator { runner.evaluator }
  var program: Program { runner.program }

  private static let depthLimit = 12

  /// The properties whose value an expression reads or binds.
  func variables(_ expression: Expression, in scope: Scope) -> [VariableID] {
    var found: [VariableID] = []
    for id in variables(expression, scope, depth: 0) where !found.contains(id) { found.append(id) }
    return found
  }

  private func variables(_ expression: Expression, _ scope: Scope, depth: Int) -> [VariableID] {
    guard depth < Self.depthLimit else { return [] }
    let stripped = expression.stripped
    switch stripped.kind {
    case .name(let name, _): return named(name.withoutDollar, stripped, scope, depth)
    case .member(let base?, let name, let generics):
      if ["wrappedValue", "projectedValue", "animation", "value"].contains(name) {
        let inner = variables(base, scope, depth: depth + 1)
        if !inner.isEmpty { return inner }
      }
      return member(base.withoutDollar, name.withoutDollar, generics, stripped, scope, depth)
    case .prefix("!", let inner): return variables(inner, scope, depth: depth + 1)
    case .ternary(_, let then, let otherwise):
      return [then, otherwise].flatMap { variables($0, scope, depth: depth + 1) }
    case .operators(let names, let operands) where names.allSatisfy({ $0 == "!=" || $0 == "==" || $0 == "??" }):
      return operands.first.map { variables($0, scope, depth: depth + 1) } ?? []
    case .operators:
      // Of several conditions the first is about what is shown.
      guard let conjuncts = stripped.conjuncts else { return [] }
      return conjuncts.lazy.map { variables($0, scope, depth: depth + 1) }.first { !$0.isEmpty } ?? []
    case .subscript(let base, let arguments):
      if case .keyPath(_, let names)? = arguments.first?.value.kind { return keyPath(names) }
      return element(of: base.withoutDollar, arguments, scope, depth)
    case .call(let callee, let arguments): return made(callee, arguments, scope, depth)
    default: return []
    }
  }

  private func named(_ name: String, _ expression: Expression, _ scope: Scope, _ depth: Int) -> [VariableID] {
    for key in [name, "$" + name] {
      guard let meanings = scope.lookup(key) else { continue }
      return meanings.flatMap { meaning -> [VariableID] in
        switch meaning {
        case .expression(let deferred, _):
          deferred.written.map { variables($0.expression, $0.scope, depth: depth + 1) } ?? []
        case .argument(let argument, _):
          argument.written.map { variables($0.expression, $0.scope, depth: depth + 1) } ?? []
        default: []
        }
      }
    }
    let plain = Expression(.name(name, []), at: expression.offset)
    return evaluator.variables(plain, in: scope).flatMap { source(of: $0.id, $0.receiver, depth) }
  }

  private func member(
    _ base: Expression, _ name: String, _ generics: [TypeReference], _ expression: Expression, _ scope: Scope,
    _ depth: Int
  ) -> [VariableID] {
    let plain = Expression(.member(base, name, generics), at: expression.offset)
    let found = evaluator.variables(plain, in: scope)
    if !found.isEmpty { return found.flatMap { source(of: $0.id, $0.receiver, depth) } }
    // A binding to a struct has bindings to its parts.
    for case .typed(let type, _) in evaluator.evaluate(base, in: scope).alternatives {
      guard type.simpleName == "Binding" || type.simpleName == "Bindable", let inner = type.arguments.first,
        let id = program.resolve(inner, from: scope.owner, file: scope.file)
      else { continue }
      for case .variable(let variable) in program.members(named: name, of: id) { return [variable] }
    }
    return parts(of: base, named: name, scope, depth)
  }

  /// A member of whatever type the property before the dot has.
  private func parts(of base: Expression, named name: String, _ scope: Scope, _ depth: Int) -> [VariableID] {
    variables(base, scope, depth: depth + 1).flatMap { holder -> [VariableID] in
      let routers = runner.linkage.shared(LibraryRouters.init)
      guard let type = routers.type(of: holder) else { return [] }
      guard let id = program.resolve(type, from: program[holder].owner, file: program[holder].file) else {
        return routers.member(name, of: type).map { [$0] } ?? []
      }
      return program.members(named: name, of: id).compactMap { if case .variable(let id) = $0 { id } else { nil } }
    }
  }

  /// What brackets lead to: `router[tab]` to what the router's own subscript gives, `paths[tab]` to the dictionary.
  private func element(of base: Expression, _ arguments: [Argument], _ scope: Scope, _ depth: Int) -> [VariableID] {
    let holders = variables(base, scope, depth: depth + 1)
    guard evaluator.hasSubscripts else { return holders }
    var found = evaluator.subscripts(of: base, evaluator.labeled(arguments, in: scope), in: scope)
    if found.isEmpty {
      let routers = runner.linkage.shared(LibraryRouters.init)
      for holder in holders {
        guard let type = routers.type(of: holder),
          let id = program.resolve(type, from: program[holder].owner, file: program[holder].file)
        else { continue }
        for case .function(let function) in program.members(named: "subscript", of: id) {
          found.append((function, .typed(type, id)))
        }
      }
    }
    let meant = found.flatMap { id, receiver -> [VariableID] in
      guard let body = program[id].declaration.body, let result = body.resultExpression else { return [] }
      let inner = Scope(file: program[id].file, owner: program[id].owner, receiver: receiver)
      evaluator.declare(body, in: inner)
      return variables(result, inner, depth: depth + 1)
    }
    return meant.isEmpty ? holders : meant
  }

  /// Where the value of a property comes from: a binding is what its view was given.
  private func source(of id: VariableID, _ receiver: Value?, _ depth: Int) -> [VariableID] {
    let declaration = program[id].declaration
    let isBinding =
      declaration.attributes.contains { $0.name == "Binding" } || declaration.type?.simpleName == "Binding"
    if isBinding, let given = evaluator.given(id, of: receiver), let written = given.written {
      let found = variables(written.expression, written.scope, depth: depth + 1)
      if !found.isEmpty { return found }
    }
    if let state = stateGiven(for: id, receiver, depth) { return state }
    let surrounding = runner.linkage.shared(OwnEnvironment.init).sites(giving: id, in: program)
    let given = surrounding.flatMap { variables($0.arguments[1].value, $0.scope, depth: depth + 1) }
    if !given.isEmpty { return given }
    if let getter = declaration.getter, let last = getter.resultExpression {
      let scope = Scope(file: program[id].file, owner: program[id].owner, receiver: receiver)
      evaluator.declare(getter, in: scope)
      let found = variables(last, scope, depth: depth + 1)
      if !found.isEmpty { return found }
    }
    let state = runner.linkage.shared(StoredSettings.init).state(behind: id)
    return runner.linkage.shared(HeirsOfState.init).states(
      behind: state, of: receiver.flatMap { evaluator.typeID(of: $0) })
  }

  /// The state whose value a view is given as it is: it is made anew whenever that changes, `Detail(area: selection)`.
  private func stateGiven(for id: VariableID, _ receiver: Value?, _ depth: Int) -> [VariableID]? {
    let declaration = program[id].declaration
    guard declaration.attributes.isEmpty, declaration.getter == nil, !declaration.isStatic,
      let owner = program[id].owner, program[owner].keyword == .struct, program.isScreen(owner),
      let written = evaluator.given(id, of: receiver)?.written
    else { return nil }
    switch written.expression.stripped.kind {
    case .name, .member: break
    default: return nil
    }
    let found = variables(written.expression, written.scope, depth: depth + 1)
    return found.isEmpty || !found.allSatisfy { StateNames.isObserved($0, in: program) } ? nil : found
  }

  /// `Binding(get: { model.isShown }, set: { … })`, `$selection.isPresent()`, `.constant(true)`.
  private func made(
    _ callee: Expression, _ arguments: [Argument], _ scope: Scope, _ depth: Int
  ) -> [VariableID] {
    if let get = arguments.first(where: { $0.label == "get" })?.value {
      if case .closure(let closure) = get.kind, let result = closure.body.resultExpression {
        return variables(result, scope, depth: depth + 1)
      }
      // `Binding(get: isShown, set: show)` with functions of the app's own.
      if case .function(let id, let receiver) = evaluator.evaluate(get, in: scope),
        let result = program[id].declaration.body?.resultExpression
      {
        let inner = evaluator.scope(of: id, receiver: receiver, arguments: [], at: nil)
        return variables(result, inner, depth: depth + 1)
      }
    }
    if callee.lastName == "Binding" || callee.lastName == "Bindable" {
      return arguments.first.map { variables($0.value, scope, depth: depth + 1) } ?? []
    }
    return callee.strippedBase.map { variables($0, scope, depth: depth + 1) } ?? []
  }

  /// `\.routing.details.isShown`: the property of that name in the type of the part before it.
  private func keyPath(_ names: [String]) -> [VariableID] {
    guard let name = names.last else { return [] }
    let all = runner.views.variables(named: name)
    // What a path leads to is a part of a model; the state of a view goes by its own name.
    let parts = all.filter { id in program[id].owner.map { !program.isPart($0) } ?? true }
    let candidates = parts.isEmpty ? all : parts
    guard names.count > 1, candidates.count > 1 else { return candidates }
    let holders = runner.views.variables(named: names[names.count - 2])
    let types = holders.compactMap { holder in
      program[holder].declaration.type.flatMap { program.resolve($0, from: program[holder].owner) }
    }
    let fitting = candidates.filter { candidate in program[candidate].owner.map(types.contains) ?? false }
    return fitting.isEmpty ? candidates : fitting
  }

  /// What a condition asks of a property.
  func condition(_ condition: Condition, in scope: Scope, depth: Int = 0) -> StateCondition? {
    switch condition {
    case .boolean(let expression):
      var flag = true
      var subject = expression
      if case .prefix("!", let inner) = expression.kind { (flag, subject) = (false, inner) }
      if let meant = depth < Self.depthLimit ? computed(subject, in: scope) : nil,
        let asked = self.condition(.boolean(meant.result), in: meant.scope, depth: depth + 1)
      {
        return flag ? asked : asked.opposite
      }
      if case .operators(let names, let operands) = subject.kind, operands.count == 2,
        ["==", "!="].contains(names[0])
      {
        let compared = comparison(operands, isEqual: names[0] == "==", scope) ?? chained(operands, scope)
        return flag ? compared : compared?.opposite
      }
      let variables = variables(subject, in: scope)
      if !variables.contains(where: { StateNames.isObserved($0, in: program) }) || asksOfOthers(subject, in: scope) {
        let read = read(by: subject, in: scope)
        if !read.isEmpty { return StateCondition(variables: read, wanted: .open) }
      }
      return variables.isEmpty ? nil : StateCondition(variables: variables, wanted: .flag(flag))
    case .binding(let pattern, let value):
      guard let subject = value ?? pattern.unwrappedName else { return nil }
      let variables = variables(subject, in: scope)
      let isThere = variables.allSatisfy(isOptionalFlag) ? StateCondition.isThere : .flag(true)
      return variables.isEmpty ? nil : StateCondition(variables: variables, wanted: isThere)
    case .match(let pattern, let value):
      guard let name = pattern.caseName else { return nil }
      let variables = variables(value, in: scope)
      return variables.isEmpty ? nil : StateCondition(variables: variables, wanted: .cases([name]))
    default: return nil
    }
  }

  /// What a binding of the app's own making asks of the state: `Binding(get: { step != .hidden }, set: { … })`.
  func condition(ofBinding expression: Expression, in scope: Scope) -> StateCondition? {
    guard case .term(let term) = evaluator.evaluate(expression, in: scope), term.isBinding,
      case .closure(let get)? = term.argument("get"), get.closure.body.count == 1,
      let result = get.closure.body.resultExpression,
      case .operators(let signs, _) = result.stripped.kind, signs.count == 1,
      let asked = condition(.boolean(result), in: get.scope)
    else { return nil }
    // Whether there is something at all, `nil` and `false` tell themselves.
    switch asked.wanted {
    case .cases, .others: return asked
    case .flag, .open: return nil
    }
  }

  /// What a binding of the app's own making asks beside the state: `Binding(get: { mode != nil && isPhone }, …)`.
  func gates(ofBinding expression: Expression, in scope: Scope) -> [Gate] {
    guard case .term(let term) = evaluator.evaluate(expression, in: scope), term.isBinding,
      case .closure(let get)? = term.argument("get"), let result = get.closure.body.resultExpression,
      let conjuncts = result.stripped.conjuncts,
      let shown = conjuncts.firstIndex(where: { !variables($0, in: get.scope).isEmpty })
    else { return [] }
    return conjuncts.indices.filter { $0 != shown }.map { index in
      runner.linkage.gates.condition([.boolean(conjuncts[index])], conjuncts[index].offset, get.scope)
    }
  }

  /// What a computed property makes of the state: `var isLoggedIn: Bool { status == .loggedIn }`.
  func computed(_ expression: Expression, in scope: Scope) -> (result: Expression, scope: Scope)? {
    let found = evaluator.variables(expression, in: scope)
    guard found.count == 1, let getter = program[found[0].id].declaration.getter, getter.count == 1,
      let result = getter.resultExpression
    else { return nil }
    let id = found[0].id
    return (result, Scope(file: program[id].file, owner: program[id].owner, receiver: found[0].receiver))
  }

  /// Whether a computed property gives what a function makes of the state: `return ids.contains(id)`.
  private func asksOfOthers(_ condition: Expression, in scope: Scope) -> Bool {
    let getters = evaluator.variables(condition, in: scope).compactMap { program[$0.id].declaration.getter }
    guard getters.count == 1, case .call? = getters[0].resultExpression?.stripped.kind else { return false }
    return true
  }

  /// What something is asked of the app's state if that is there at all: `session?.isOpen == true`.
  private func chained(_ operands: [Expression], _ scope: Scope) -> StateCondition? {
    guard case .member(let base?, _, _) = operands[0].kind, case .chained(let state) = base.kind else { return nil }
    let read = variables(state, in: scope)
    let isState = !read.isEmpty && read.allSatisfy { StateNames.isObserved($0, in: program) }
    return isState ? StateCondition(variables: read, wanted: .open) : nil
  }

  /// Whether a property is a flag that may be missing: then `nil` is not `false`.
  private func isOptionalFlag(_ id: VariableID) -> Bool {
    guard case .optional(let type)? = program[id].declaration.type else { return false }
    return type.simpleName == "Bool"
  }

  private func comparison(_ operands: [Expression], isEqual: Bool, _ scope: Scope) -> StateCondition? {
    let variables = variables(operands[0], in: scope)
    guard !variables.isEmpty else { return nil }
    let known = evaluator.evaluate(operands[1], in: scope)
    if variables.allSatisfy(isOptionalFlag), let name = known.flagName {
      return StateCondition(variables: variables, wanted: isEqual ? .cases([name]) : .others([name]))
    }
    switch known {
    case .null: return StateCondition(variables: variables, wanted: .flag(!isEqual))
    case .boolean(let flag): return StateCondition(variables: variables, wanted: .flag(flag == isEqual))
    case let other:
      guard let name = other.stateName else { return nil }
      return StateCondition(variables: variables, wanted: isEqual ? .cases([name]) : .others([name]))
    }
  }
}

extension Term {
  /// Whether a binding is made, by its name or where one is asked for: `.init(get: { … }, set: { … })`.
  fileprivate var isBinding: Bool { base == nil && (name == "Binding" || name == ".init") }
}

extension String {
  /// The name of the property whose binding this is.
  var withoutDollar: String {
    hasPrefix("$") && count > 1 && !dropFirst().allSatisfy(\.isNumber) ? String(dropFirst()) : self
  }
}

extension Expression {
  /// The expression with the property itself in place of its binding: `router.path` for `$router.path`.
  var withoutDollar: Expression {
    switch kind {
    case .name(let name, let generics): Expression(.name(name.withoutDollar, generics), at: offset)
    case .member(let base, let name, let generics):
      Expression(.member(base?.withoutDollar, name.withoutDollar, generics), at: offset)
    case .chained(let inner): Expression(.chained(inner.withoutDollar), at: offset)
    case .forced(let inner): Expression(.forced(inner.withoutDollar), at: offset)
    case .subscript(let base, let arguments): Expression(.subscript(base.withoutDollar, arguments), at: offset)
    default: self
    }
  }
}

extension Expression {
  /// The property that `&$state` fills.
  var bindingSource: Expression {
    if case .prefix("&", let inner) = kind { return inner.withoutDollar }
    return withoutDollar
  }
}

extension Expression {
  /// The conditions all of which it asks for: `a != nil && b`.
  fileprivate var conjuncts: [Expression]? {
    guard case .operators(let signs, let operands) = kind, signs.contains("&&"), !signs.contains("||") else {
      return nil
    }
    var parts: [Expression] = []
    var (names, values): ([String], [Expression]) = ([], [operands[0]])
    for (sign, operand) in zip(signs + ["&&"], operands.dropFirst() + [operands[0]]) {
      if sign != "&&" {
        names.append(sign)
        values.append(operand)
      } else {
        parts.append(names.isEmpty ? values[0] : Expression(.operators(names, values), at: values[0].offset))
        (names, values) = ([], [operand])
      }
    }
    return parts
  }
}

extension Pattern {
  /// What is unwrapped under its own name: `if let area`.
  var unwrappedName: Expression? {
    if case .name(let name) = self { Expression(.name(name, []), at: 0) } else { nil }
  }
}

extension [Statement] {
  /// What the block returns, where it does nothing else.
  var resultExpression: Expression? {
    switch last?.kind {
    case .expression(let expression)?, .return(let expression?)?: expression
    default: nil
    }
  }
}
