import Facts

extension Evaluator {
  /// What a function returns for some arguments.
  func result(of id: FunctionID, arguments: [LabeledValue], receiver: Value?, at call: Origin? = nil) -> Value {
    guard let body = program[id].declaration.body else { return declaredResult(of: id, receiver: receiver) }
    guard wholeProgram != nil, arguments.isEmpty else {
      return followed(id) {
        .oneOf(calls(of: id, given: arguments).map { bodyResult(of: id, body, $0, receiver, call) })
      } ?? declaredResult(of: id, receiver: receiver)
    }
    let key = ResultKey(function: id, receiver: ValueKey(receiver))
    if let known = sharedResults[key] { return known.value }
    let before = cutMark
    guard let value = followed(id, { bodyResult(of: id, body, arguments, receiver, call) }) else {
      return declaredResult(of: id, receiver: receiver)
    }
    if cutMark == before { sharedResults[key] = (value, receiver) }
    return value
  }

  /// What the body of a function gives, unless it is followed too deep or too often already.
  private func followed(_ id: FunctionID, _ result: () -> Value) -> Value? {
    guard activeFunctions[id, default: 0] < Self.recursionLimit, budget.follow(id) else {
      cuts += 1
      return nil
    }
    activeFunctions[id, default: 0] += 1
    defer { activeFunctions[id, default: 1] -= 1 }
    return result()
  }

  struct ResultKey: Hashable {
    var function: FunctionID
    var receiver: ValueKey
  }

  private func bodyResult(
    of id: FunctionID, _ body: [Statement], _ arguments: [LabeledValue], _ receiver: Value?, _ call: Origin?
  ) -> Value {
    let entry = program[id]
    let scope = self.scope(of: id, receiver: receiver, arguments: arguments, at: call)
    let body = built(body, by: entry.declaration.attributes, in: scope) ?? body
    want(entry.declaration.result, of: nil, or: body, in: scope)
    let found = results(of: body, in: scope, implicit: true)
    var value = contextual(.oneOf(found), entry.declaration.result, in: scope)
    if wholeProgram != nil, case .null = value, found.contains(where: \.isUnknown) { value = .unknown }
    if isOpenCase(among: found, of: entry.declaration.result, in: scope) { value = .unknown }
    // Who calls a generic function knows what it passes.
    if followsObjects, let name = entry.declaration.result?.unwrapped.simpleName,
      entry.declaration.genericParameters.contains(where: { $0.name == name })
    {
      value = value.mapped { $0.seen(as: []) }
    }
    guard wholeProgram != nil else { return value.isUnknown ? declaredResult(of: id) : value }
    guard let type = entry.declaration.result else { return value }
    // What is looked for in a list that grows while it is gone through may be anything that can come to stand there.
    if !value.isUnknown, body.goThroughGrowingList,
      let id = program.resolve(resolvedAlias(type.unwrapped, in: scope), from: entry.owner, file: entry.file),
      program[id].keyword == .protocol
    {
      return .typed(type.unwrapped, id)
    }
    // For this receiver there is nothing, whatever the function may give for others.
    if case .null = value, case .optional = type { return .null }
    let result = resolvedAlias(type.unwrapped, in: scope)
    guard value.isUnknown || program.resolve(result, from: entry.owner, file: entry.file).map(isConcrete) ?? false
    else { return declared(value, as: type, in: scope) }
    return narrowed(value, to: result, in: scope)
  }

  /// Whether one of several results is a case of which nothing is known: then it may be any.
  private func isOpenCase(among found: [Value], of type: TypeReference?, in scope: Scope) -> Bool {
    guard wholeProgram != nil, found.count > 1, let type,
      found.contains(where: { $0.isUnknown || $0.isResultOfLibrary }),
      let id = program.resolve(resolvedAlias(type.unwrapped, in: scope), from: scope.owner, file: scope.file)
    else { return false }
    return program[id].keyword == .enum
  }

  private func declaredResult(of id: FunctionID, receiver: Value? = nil) -> Value {
    let entry = program[id]
    guard let type = entry.declaration.result else { return .unknown }
    let scope = Scope(file: entry.file, owner: entry.owner, receiver: receiver, requirements: entry.requirements)
    let result = resolvedAlias(type.unwrapped, in: scope)
    return .typed(
      result, program.resolve(wholeProgram == nil ? type : result, from: entry.owner, file: entry.file))
  }

  /// A scope for the body of a function, with its parameters as open as their types.
  func scope(of id: FunctionID, receiver: Value? = nil) -> Scope {
    let entry = program[id]
    return Scope(
      file: entry.file, owner: entry.owner, receiver: receiver, function: id, requirements: entry.requirements, put: put
    )
  }

  /// A scope for one call of a function, with its parameters bound to what the call passes.
  func scope(
    of id: FunctionID, receiver: Value?, arguments: [LabeledValue], at call: Origin?, after put: PutValues? = nil
  ) -> Scope {
    let entry = program[id]
    let scope = Scope(
      file: entry.file, owner: entry.owner, receiver: receiver, function: id, requirements: entry.requirements,
      call: number(of: call, of: id, given: arguments), put: put ?? self.put)
    // Default values are evaluated while parameters are bound: what they ask about generic parameters nobody knows yet.
    if followsObjects { bind(entry.declaration.parameters, to: arguments, in: scope) }
    if !entry.declaration.genericParameters.isEmpty || followsObjects && !openParameters(of: id, receiver).isEmpty {
      let wanted = call.flatMap { wantedResults[$0.general] }
      scope.bindGenerics { [unowned self, unowned scope] in
        genericArguments(of: id, boundIn: scope, wanted: wanted)
      }
    }
    if !followsObjects { bind(entry.declaration.parameters, to: arguments, in: scope) }
    return scope
  }

  /// What a function is called with that came as a value, and so without labels: `let go = coordinator.go(to:)`.
  private func labeled(_ arguments: [LabeledValue], as parameters: [Parameter]) -> [LabeledValue] {
    guard let first = arguments.first, first.label == nil, arguments.count <= parameters.count,
      parameters.contains(where: { $0.label != nil }), !parameters.contains(where: \.isVariadic),
      arguments.allSatisfy({ $0.label == nil && !$0.isTrailing })
    else { return arguments }
    // Who names a function in a call gives a label wherever there is one.
    let unlabeled = parameters.filter { $0.label == nil }.count
    guard arguments.count > unlabeled else { return arguments }
    return zip(arguments, parameters).map { argument, parameter in
      var argument = argument
      argument.label = parameter.label
      return argument
    }
  }

  /// Binds parameters to arguments: by label, then by position, then to their default or type.
  func bind(_ parameters: [Parameter], to arguments: [LabeledValue], in scope: Scope) {
    var rest = labeled(arguments, as: parameters)
    for (position, parameter) in parameters.enumerated() {
      let index =
        rest.firstIndex { !$0.isTrailing && $0.label == parameter.label }
        ?? rest.firstIndex {
          $0.isTrailing && takesClosure(parameter, of: parameters, in: scope)
            && ($0.label == parameter.label || $0.label == nil && !givesWay(position, of: parameters, to: rest, scope))
        }
      if let index, parameter.isVariadic {
        let passed = rest[index...].enumerated().prefix { $0.offset == 0 || $0.element.label == nil }.map(\.element)
        rest.removeSubrange(index..<index + passed.count)
        let list = Value.array(passed.filter { !$0.isTrailing }.map(\.value))
        scope.bind(
          parameter: parameter.name, .value(followsObjects ? contextual(list, parameter.type, in: scope) : list))
      } else if let index {
        let argument = built(rest.remove(at: index), for: parameter, in: scope)
        scope.bind(parameter: parameter.name, .argument(argument, declared: parameter.type))
      } else if let initial = parameter.defaultValue, followsObjects {
        scope.bind(parameter: parameter.name, .argument(leftOut(initial, in: scope), declared: parameter.type))
      } else if let initial = parameter.defaultValue {
        scope.bind(parameter: parameter.name, .value(evaluate(initial, in: scope)))
      } else if parameter.isVariadic, !arguments.isEmpty {
        // Beside what is passed, none are none.
        scope.bind(parameter: parameter.name, .value(.array([])))
      } else {
        let type = parameter.type?.unwrapped
        let declared: Value =
          type.map { .typed(resolvedAlias($0, in: scope), program.resolve($0, from: scope.owner, file: scope.file)) }
          ?? .unknown
        if let function = scope.function, scope.parent == nil {
          scope.bind(parameter: parameter.name, .parameter(function, name: parameter.name, fallback: declared))
        } else {
          scope.bind(parameter: parameter.name, .value(declared))
        }
      }
    }
  }
}

extension Evaluator {
  /// What a parameter stands for whose argument is left out; as with one that is passed, its type says what `.plain` is.
  private func leftOut(_ initial: Expression, in scope: Scope) -> LabeledValue {
    // No parameter is seen from a default value, whatever is called like it.
    let outside =
      scope.parent?.nested()
      ?? Scope(
        file: scope.file, owner: scope.owner, receiver: scope.receiver, function: scope.function,
        requirements: scope.requirements, call: scope.call)
    outside.bindGenerics { scope.knownGenerics }
    return LabeledValue(
      label: nil, content: Deferred(initial, in: outside, by: self), expression: initial, isTrailing: false)
  }

  /// Whether a closure without label is meant for a parameter further on that needs one: this one has a default.
  private func givesWay(
    _ position: Int, of parameters: [Parameter], to arguments: [LabeledValue], _ scope: Scope
  ) -> Bool {
    guard parameters[position].defaultValue != nil else { return false }
    var isPassedBy = false
    for later in parameters[(position + 1)...] {
      if let label = later.label, let given = arguments.first(where: { $0.label == label }) {
        if given.isTrailing { return false }
        // What stands between the parentheses comes before all closures behind them.
        isPassedBy = true
        continue
      }
      if isPassedBy || later.defaultValue == nil, takesClosure(later, of: parameters, in: scope) { return true }
    }
    return false
  }

  /// Whether a trailing closure is meant for a parameter: a type of the app's own takes none.
  ///
  /// Beside a parameter that is said to be a function, be it under another name, one of a library's type takes none.
  private func takesClosure(_ parameter: Parameter, of parameters: [Parameter], in scope: Scope) -> Bool {
    guard parameter.isFunction else { return false }
    guard case .named(let path, _)? = parameter.type?.unwrapped else { return true }
    if isClosure(parameter, in: scope) { return true }
    let isPlain = parameters.contains { isClosure($0, in: scope) }
    return !isPlain && !(program.typesByName[path.last ?? ""] ?? []).contains { program[$0].keyword != nil }
  }

  private func isClosure(_ parameter: Parameter, in scope: Scope) -> Bool {
    switch parameter.type?.unwrapped {
    case .function?: true
    case .named(let path, let arguments)?: program.isFunction(.named(path: path, arguments: arguments), in: scope.owner)
    default: false
    }
  }
}

extension Parameter {
  /// Whether a closure may be passed for it.
  var isFunction: Bool {
    switch type?.unwrapped {
    case .function, nil, .other: true
    // A type alias or generic parameter may stand for a closure.
    case .named(_, let arguments): arguments.isEmpty
    default: false
    }
  }
}

extension [Statement] {
  /// Whether a loop goes on as long as a list has something in it, and adds to that list:
  /// `while !open.isEmpty { let next = open.removeLast(); … open.append(child) … }`.
  fileprivate var goThroughGrowingList: Bool {
    var lists: Set<String> = []
    for statement in self {
      switch statement.kind {
      case .binding(.name(let name), _, .some): lists.insert(name)
      case .loop(nil, let conditions, let body):
        var condition = NameCollector()
        condition.collect(conditions)
        var change = AssignedNames(takesCalls: true)
        change.collect(body)
        if !lists.isDisjoint(with: condition.names.intersection(change.names)) { return true }
      default: continue
      }
    }
    return false
  }
}
