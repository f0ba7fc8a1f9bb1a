import Facts

/// What generic parameters stand for where nobody writes it.
extension Evaluator {
  /// What the generic parameters of a function stand for, told by the arguments of a call.
  ///
  /// What they leave open, the type tells that is written for the result: `let map: Step<Map> = known()`.
  func genericArguments(
    of id: FunctionID, boundIn scope: Scope, wanted: TypeReference? = nil
  ) -> [String: TypeReference] {
    let declaration = program[id].declaration
    let names = Set(declaration.genericParameters.map(\.name)).union(openParameters(of: id, scope.receiver))
    var found = arguments(for: names, of: declaration.parameters, boundIn: scope)
    if let wanted, let result = declaration.result { match(result, to: wanted, names, &found) }
    return found
  }

  /// The generic parameters of a type that its name leaves open where one of its static functions is called:
  /// `Hop.find(Home.self)`.
  func openParameters(of id: FunctionID, _ receiver: Value?) -> [String] {
    guard followsObjects, program[id].declaration.isStatic, let owner = program[id].owner else { return [] }
    switch receiver {
    case nil, .metatype(.named(_, []), _)?: return program[owner].genericParameters.map(\.name)
    default: return []
    }
  }

  /// What generic parameters stand for, told by what is bound to the parameters of a call.
  func arguments(
    for names: Set<String>, of parameters: [Parameter], boundIn scope: Scope
  ) -> [String: TypeReference] {
    var found: [String: TypeReference] = [:]
    // Parameters that have no name share that.
    let nameless = parameters.indices.filter { parameters[$0].name == "_" }
    for (index, parameter) in parameters.enumerated() {
      guard let type = parameter.type, type.mentions(names), var bindings = scope.bindings[parameter.name] else {
        continue
      }
      if let place = nameless.firstIndex(of: index), bindings.count == nameless.count { bindings = [bindings[place]] }
      for binding in bindings where !isOpen(binding, names, of: parameter) {
        match(type, with: value(of: binding), names, &found)
      }
    }
    return found
  }

  /// Whether a default value asks itself what is to be found out: `_ type: T.Type = T.self`.
  private func isOpen(_ binding: Scope.Binding, _ names: Set<String>, of parameter: Parameter) -> Bool {
    guard followsObjects, let initial = parameter.defaultValue, case .argument(let argument, _) = binding,
      argument.written?.expression == initial
    else { return false }
    var used = NameCollector()
    used.collect(initial)
    return !used.names.isDisjoint(with: names)
  }

  /// Says what a local function's generic parameters stand for in one call of it.
  func bindGenerics(of closure: ClosureValue, in scope: Scope) {
    guard followsObjects, !closure.genericParameters.isEmpty else { return }
    let names = Set(closure.genericParameters.map(\.name))
    let parameters = closure.closure.parameters
    scope.bindGenerics { [unowned self, unowned scope] in arguments(for: names, of: parameters, boundIn: scope) }
  }

  /// The type of an object whose generic arguments the call of its initialiser leaves to be inferred: `Hall(Gates.self)`.
  ///
  /// In code of the type itself, they are those of the object or call at hand.
  func inferred(
    _ type: TypeReference, _ id: TypeID, from arguments: [LabeledValue], in scope: Scope? = nil
  ) -> TypeReference {
    guard followsObjects, case .named(let path, []) = type, !program[id].genericParameters.isEmpty else { return type }
    var found = genericArguments(of: id, from: arguments)
    if let scope, scope.owner == id {
      for parameter in program[id].genericParameters where found[parameter.name] == nil {
        let meant = resolvedAlias(.simple(parameter.name), in: scope)
        if meant != .other, meant != .simple(parameter.name) { found[parameter.name] = meant }
      }
    }
    let names = program[id].genericParameters.map(\.name)
    return found.isEmpty ? type : .named(path: path, arguments: names.map { found[$0] ?? .other })
  }

  /// What a type's generic parameters stand for, told by what an object is made with.
  private func genericArguments(of id: TypeID, from arguments: [LabeledValue]) -> [String: TypeReference] {
    let names = Set(program[id].genericParameters.map(\.name))
    let initializers = program.members(named: "init", of: id)
    for case .function(let initializer) in initializers {
      let parameters = program[initializer].declaration.parameters
      guard accepts(parameters, arguments) else { continue }
      let scope = scope(of: initializer, receiver: nil, arguments: arguments, at: nil)
      return self.arguments(for: names, of: parameters, boundIn: scope)
    }
    var found: [String: TypeReference] = [:]
    guard initializers.isEmpty else { return found }
    for property in storedProperties(of: id) {
      guard let type = program[property].declaration.type, type.mentions(names),
        let given = memberwiseArgument(for: property, in: arguments)
      else { continue }
      match(type, with: given.value, names, &found)
    }
    return found
  }

  /// What a generic parameter of the type whose code this is stands for in its object: `T` in a `RouterView<T>`.
  func genericArgument(named name: String, in scope: Scope) -> TypeReference? {
    guard case .instance(let object)? = scope.receiver,
      let index = program[object.id].genericParameters.firstIndex(where: { $0.name == name })
    else { return nil }
    let written = object.type.arguments
    if index < written.count, written[index] != .other { return written[index] }
    return genericArguments(of: object.id, from: object.arguments)[name]
  }

  /// The type that a generic parameter's plain name means in code of a generic type: `Screen()` in a `Maker<Screen>`.
  func genericArgument(named name: String, ofCodeIn scope: Scope) -> Value? {
    guard wholeProgram != nil, let owner = scope.owner, program[owner].isGeneric(over: name),
      let type = genericArgument(named: name, in: scope) ?? genericArgument(named: name, ofInitializerIn: scope),
      type != .other
    else { return nil }
    return .metatype(type, program.resolve(type, file: scope.file))
  }

  /// What a generic parameter of a type stands for where its initialiser runs, told by what that is given.
  private func genericArgument(named name: String, ofInitializerIn scope: Scope) -> TypeReference? {
    guard let function = scope.function, program[function].declaration.name == "init" else { return nil }
    var root = scope
    while let outer = root.parent { root = outer }
    return arguments(for: [name], of: program[function].declaration.parameters, boundIn: root)[name]
  }

  func match(
    _ type: TypeReference, with value: Value, _ names: Set<String>, _ found: inout [String: TypeReference]
  ) {
    for alternative in value.alternatives {
      switch (type.unwrapped, alternative) {
      case (.function(let parameters, let result), .closure(let closure)):
        if followsObjects {
          for (parameter, given) in zip(parameters, closure.closure.parameters) {
            if let written = given.type { match(parameter, to: written, names, &found) }
          }
        }
        match(result, with: self.result(of: closure, arguments: []), names, &found)
      case (.metatype(let inner), .metatype(let given, _)): match(inner, to: given, names, &found)
      case (.metatype(let inner), .term(let term)):
        // `F.Context.self`: what stands for it is known by its owner.
        if followsObjects, case .metatype(.named(let path, let arguments), _)? = term.base {
          match(inner, to: .named(path: path + [term.name], arguments: arguments), names, &found)
        } else {
          match(inner, to: .named(path: [term.name], arguments: term.generics), names, &found)
        }
      case (let written, _):
        if let given = writtenType(of: alternative) { match(written, to: given, names, &found) }
      }
    }
  }

  func match(
    _ type: TypeReference, to given: TypeReference, _ names: Set<String>, _ found: inout [String: TypeReference]
  ) {
    switch type.unwrapped {
    case .named(let path, let arguments):
      if path.count == 1, names.contains(path[0]) {
        if found[path[0]] == nil, given != .other, !given.mentions(names) { found[path[0]] = given }
      } else {
        for (argument, part) in zip(arguments, given.arguments) { match(argument, to: part, names, &found) }
      }
    case .array(let element):
      if case .array(let part) = given { match(element, to: part, names, &found) }
    default: break
    }
  }

  /// The type of a value as its maker wrote it; generic arguments that a call leaves out are those of what it is given.
  func writtenType(of value: Value) -> TypeReference? {
    switch value {
    case .instance(let instance):
      let names = program[instance.id].genericParameters.map(\.name)
      // What is made of itself, `Page(parent: Page(parent: …))`, has no end.
      guard wholeProgram != nil, case .named(let path, []) = instance.type, !names.isEmpty,
        inferences < Self.inferenceLimit
      else { return instance.type }
      inferences += 1
      defer { inferences -= 1 }
      let found = genericArguments(of: instance.id, from: instance.arguments)
      return found.isEmpty ? instance.type : .named(path: path, arguments: names.map { found[$0] ?? .other })
    case .typed(let type, _): return type
    case .enumCase(let enumCase): return .simple(program[enumCase.type].name)
    case .array(let elements): return elements.first.flatMap(writtenType).map { .array($0) }
    case .term(let term):
      let root = term.root
      guard root.name.beginsUppercase else { return nil }
      if !root.generics.isEmpty { return .named(path: [root.name], arguments: root.generics) }
      let inner = (root.arguments ?? []).lazy.compactMap { self.writtenType(of: $0.value)?.arguments }.first {
        !$0.isEmpty
      }
      return .named(path: [root.name], arguments: inner ?? [])
    default: return nil
    }
  }
}

extension Evaluator {
  /// Notes that a type is written for what an expression makes, or what the body gives back, if that is one call.
  func want(_ type: TypeReference?, of expression: Expression?, or body: [Statement]?, in scope: Scope) {
    guard followsObjects, let type else { return }
    var made = [expression].compactMap(\.self)
    for statement in body ?? [] {
      switch statement.kind {
      case .return(let result?): made.append(result)
      case .expression(let only) where body?.count == 1: made.append(only)
      default: continue
      }
    }
    let wanted = resolvedArguments(of: type.unwrapped, in: scope)
    // What a generic parameter stands for that nobody has filled says nothing.
    let own = scope.owner.map { program[$0].genericParameters.map(\.name) } ?? []
    if case .named(let path, []) = wanted, path.count == 1, own.contains(path[0]) { return }
    for expression in made.map(\.stripped) where expression.isSingleCall {
      wantedResults[Origin(file: scope.file, offset: expression.offset)] = wanted
    }
  }

  /// An alias is kept: a function that gives it back says so, too.
  private func resolvedArguments(of type: TypeReference, in scope: Scope) -> TypeReference {
    guard case .named(let path, let arguments) = type, !arguments.isEmpty else { return resolvedAlias(type, in: scope) }
    return .named(path: path, arguments: arguments.map { resolvedAlias($0, in: scope) })
  }

  /// What a property wrapper of the app's puts into a property that has no value of its own.
  func wrapped(_ id: VariableID, in scope: Scope) -> Value? {
    guard let object = wrapper(of: id, in: scope) else { return nil }
    for case .variable(let inner) in program.members(named: "wrappedValue", of: object.id) {
      return value(of: .variable(inner), receiver: .instance(object))
    }
    return nil
  }

  /// The app's property wrapper around a property, made as its attribute says.
  func wrapper(of id: VariableID, in scope: Scope) -> Instance? {
    guard followsObjects else { return nil }
    for attribute in program[id].declaration.attributes {
      let name = TypeReference.named(path: attribute.name.split(separator: ".").map(String.init), arguments: [])
      guard let type = program.resolve(name, from: scope.owner, file: scope.file),
        program[type].attributes.contains(where: { $0.name == "propertyWrapper" })
      else { continue }
      for case .variable(let inner) in program.members(named: "wrappedValue", of: type) {
        let arguments = labeled(attribute.arguments, in: scope)
        var made = inferred(name, type, from: arguments)
        let names = program[type].genericParameters.map(\.name)
        if let written = program[id].declaration.type, let wrapped = program[inner].declaration.type, !names.isEmpty {
          var found: [String: TypeReference] = [:]
          for (name, known) in zip(names, made.arguments) where known != .other { found[name] = known }
          match(wrapped, to: written, Set(names), &found)
          made = .named(path: [program[type].name], arguments: names.map { found[$0] ?? .other })
        }
        let place = Origin(file: scope.file, offset: program[id].declaration.offset)
        var given = arguments
        if let initial = program[id].declaration.value {
          let value = Deferred(initial, in: scope, by: self)
          given.insert(
            LabeledValue(label: "wrappedValue", content: value, expression: initial, isTrailing: false), at: 0)
        }
        return Instance(type: made, id: type, arguments: given, place: place)
      }
    }
    return nil
  }
}

extension Expression {
  /// Whether it is a call of something that is not itself what a call gives.
  fileprivate var isSingleCall: Bool {
    guard case .call(let callee, _) = kind else { return false }
    var current = callee
    while true {
      switch current.stripped.kind {
      case .name: return true
      case .member(let base?, _, _): current = base
      case .member(nil, _, _): return false
      default: return false
      }
    }
  }
}
