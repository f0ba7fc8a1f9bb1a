import Facts

extension BodyWalker {
  /// Notes what a name or member uses that is not called.
  mutating func noteUse(of name: String, _ expression: Expression, _ context: Context) {
    for used in self.used(by: expression, name, context) { uses.add(used, usedBy: context.user) }
  }

  /// Notes what a call can reach, and who gets the closures and functions that it passes.
  mutating func noteCall(_ callee: Expression, _ arguments: [Argument], _ expression: Expression, _ context: Context) {
    let call = UseGraph.Node.call(Origin(file: context.scope.file, offset: expression.offset))
    uses.add(call, usedBy: context.user)
    guard let name = callee.lastName else {
      // What is no name is a value: `handlers[0]()`. A closure is used by whoever writes it.
      if case .subscript = callee.stripped.kind { uses.add(.libraryName(""), usedBy: call) }
      return
    }
    let members = types.members(callee, in: context.scope)
    for used in self.used(by: callee, name, context) { uses.add(used, usedBy: call) }
    if members.map({ isMeantForLibrary($0, arguments) }) ?? true { uses.add(.libraryName(name), usedBy: call) }
    if Self.changing.contains(name), let base = callee.strippedBase { noteChange(of: base, by: call, context) }
    for (index, argument) in arguments.enumerated() {
      let given = self.given(argument.value, context)
      guard !given.isEmpty else { continue }
      // A library will call it.
      if members == nil { for value in given { uses.add(value, usedBy: call) } }
      for taker in takers(of: argument, at: index, name, members) {
        for value in given { uses.add(value, usedBy: taker) }
      }
    }
  }

  /// Notes who can call what is assigned to a property.
  mutating func noteAssignment(_ target: Expression, _ value: Expression, _ context: Context) {
    noteChange(of: target, by: context.user, context)
    let given = self.given(value, context)
    guard !given.isEmpty, let name = target.stripped.lastName else { return }
    for taker in used(by: target.stripped, name, context).flatMap(holders) {
      for value in given { uses.add(value, usedBy: taker) }
    }
  }

  /// Methods that change the property that they are called on.
  private static let changing: Set<String> = ["append", "popLast", "removeAll", "removeLast", "toggle"]

  private mutating func noteChange(of target: Expression, by user: UseGraph.Node, _ context: Context) {
    var target = target.stripped
    if case .subscript(let base, let arguments) = target.kind {
      guard case .keyPath(_, let path)? = arguments.first?.value.kind, let last = path.last else {
        return noteChange(of: base, by: user, context)
      }
      return uses.add(.changeOfName(last), usedBy: user)
    }
    if case .member(let base?, "wrappedValue", _) = target.kind { target = base.stripped }
    guard let name = target.lastName else { return }
    let members = types.members(target, in: context.scope) ?? []
    var isKnown = false
    for case .variable(let id) in members {
      uses.add(.change(id), usedBy: user)
      isKnown = true
    }
    if !isKnown { uses.add(.changeOfName(name.hasPrefix("$") ? String(name.dropFirst()) : name), usedBy: user) }
  }

  /// What the parts of a program are known by where it is not known what a name means.
  mutating func noteNames() {
    for index in program.functions.indices {
      let id = FunctionID(index: index)
      let declaration = program[id].declaration
      uses.add(.function(id), usedBy: .name(declaration.name))
      // Making an object runs its initialiser; making a view or modifier runs its body.
      if Self.ranByMaking.contains(declaration.name), let owner = program[id].owner {
        uses.add(.function(id), usedBy: .name(program[owner].name))
      }
    }
    for index in program.variables.indices {
      let id = VariableID(index: index)
      uses.add(.change(id), usedBy: .changeOfName(program[id].declaration.name))
      guard program.isRun(id) else { continue }
      uses.add(.variable(id), usedBy: .name(program[id].declaration.name))
      if program[id].declaration.name == "body", let owner = program[id].owner {
        uses.add(.variable(id), usedBy: .name(program[owner].name))
      }
    }
  }

  private static let ranByMaking: Set<String> = [
    "init", "body", "makeUIViewController", "makeCoordinator", "makeUIView",
  ]

  /// Names that everything uses.
  private static let common: Set<String> = ["self", "Self", "super", "init"]

  /// What a name or member can mean; the name itself where that is not known.
  private func used(by expression: Expression, _ name: String, _ context: Context) -> [UseGraph.Node] {
    if case .name = expression.stripped.kind, let bindings = context.scope.lookup(name) {
      return bindings.flatMap { local($0, name, context) }
    }
    guard let members = types.members(expression, in: context.scope) else {
      return name == "init" ? [.libraryName(name)] : Self.common.contains(name) ? [] : [.name(name)]
    }
    return members.compactMap { member in
      switch member {
      case .function(let id): .function(id)
      case .variable(let id): program.isRun(id) ? .variable(id) : nil
      case .enumCase: .name(name)
      case .type(let id): .name(program[id].name)
      }
    }
  }

  private func local(_ binding: Scope.Binding, _ name: String, _ context: Context) -> [UseGraph.Node] {
    switch binding {
    case .parameter(let function, let name, _):
      let index = program[function].declaration.parameters.firstIndex { $0.name == name }
      return index.map { [.parameter(function, $0)] } ?? [.name(name)]
    case .function(let declaration, let scope):
      return [.closure(Origin(file: scope.file, offset: declaration.offset))]
    case .expression(let deferred, _):
      guard let written = deferred.written else { return [.name(name)] }
      if case .closure = written.expression.stripped.kind {
        return [.closure(Origin(file: written.scope.file, offset: written.expression.stripped.offset))]
      }
      return [.name(name)] + (written.expression.lastName.map { [.name($0)] } ?? [])
    default: return [.name(name)]
    }
  }

  /// What a value is that can be called later: a closure, a function, or what leads to one.
  private func given(_ value: Expression, _ context: Context) -> [UseGraph.Node] {
    let stripped = value.stripped
    switch stripped.kind {
    case .closure: return [.closure(Origin(file: context.scope.file, offset: stripped.offset))]
    case .name(let name, _), .member(_, let name, _): return used(by: stripped, name, context)
    case .call(let callee, _): return callee.lastName.map { used(by: callee, $0, context) } ?? []
    case .ternary(_, let then, let otherwise): return given(then, context) + given(otherwise, context)
    default: return []
    }
  }

  /// Whether a call under the app's own name can be the library's: other labels, or a class that inherits from it.
  private func isMeantForLibrary(_ members: [Program.Member], _ arguments: [Argument]) -> Bool {
    let given = arguments.map { LabeledValue(label: $0.label, value: .unknown, isTrailing: $0.isTrailing) }
    return members.allSatisfy { member in
      guard case .function(let id) = member, let owner = program[id].owner else { return true }
      return program[owner].keyword == nil || program.isScreen(owner)
        || !evaluator.accepts(program[id].declaration.parameters, given)
    }
  }

  /// Who can call an argument: the parameter that it is passed for, or whatever has the label's name.
  private func takers(
    of argument: Argument, at index: Int, _ name: String, _ members: [Program.Member]?
  ) -> [UseGraph.Node] {
    var takers: [UseGraph.Node] = []
    var isKnown = false
    for member in members ?? [] {
      switch member {
      case .function(let id):
        isKnown = true
        takers += parameters(of: id, for: argument)
      case .type(let id):
        let initializers = program.members(named: "init", of: id)
        isKnown = true
        for case .function(let initializer) in initializers { takers += parameters(of: initializer, for: argument) }
        let label = argument.label ?? ""
        for case .variable(let property) in program.members(named: label, of: id) { takers.append(.variable(property)) }
        if argument.isTrailing { takers += closures(of: id) }
      case .variable, .enumCase: continue
      }
    }
    if isKnown { return takers }
    takers = (functionsByName[name] ?? []).flatMap { parameters(of: $0, for: argument) }
    return takers + (argument.label.map { holders(of: .name($0)) } ?? [])
  }

  /// What holds what is given under a name of which it is not known what it means: every property of that name.
  private func holders(of node: UseGraph.Node) -> [UseGraph.Node] {
    guard case .name(let name) = node else { return [node] }
    return [node] + (variablesByName[name] ?? []).map { .variable($0) }
  }

  /// Stored closures that a memberwise initialiser can be given behind its parentheses.
  private func closures(of type: TypeID) -> [UseGraph.Node] {
    program[type].members.values.joined().compactMap { member in
      guard case .variable(let id) = member, program[id].declaration.getter == nil,
        case .function? = program[id].declaration.type?.unwrapped
      else { return nil }
      return .variable(id)
    }
  }

  private func parameters(of id: FunctionID, for argument: Argument) -> [UseGraph.Node] {
    program[id].declaration.parameters.enumerated().compactMap { index, parameter in
      guard parameter.isFunction, argument.isTrailing || parameter.label == argument.label else { return nil }
      return .parameter(id, index)
    }
  }
}

extension Program {
  /// Whether reading a property does something: it makes a view, or gives a closure that is called.
  fileprivate func isRun(_ id: VariableID) -> Bool { self[id].declaration.getter == nil || isViewCode(id) }
}
