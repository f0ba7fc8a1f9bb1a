import Facts

extension Evaluator {
  /// What an initialiser puts into a property of an object.
  func assigned(
    _ name: String, by initializer: FunctionID, _ arguments: [LabeledValue], of instance: Instance, depth: Int = 0
  ) -> Value? {
    for statement in program[initializer].declaration.body ?? [] {
      // The wrapper of a property stands for it.
      guard case .expression(let expression) = statement.kind,
        let (target, assigned) = expression.assignments.first(where: { target, _ in
          target.lastName == name || target.lastName == "_" + name
        })
      else { continue }
      if target.lastName != name, let found = foundByWrapper(name, assigned, of: instance.id) { return found }
      let value = target.lastName == name ? assigned : assigned.wrappedValue ?? assigned
      let scope = scope(of: initializer, making: instance)
      bind(program[initializer].declaration.parameters, to: arguments, in: scope)
      if wholeProgram != nil || followsObjects { declare(program[initializer].declaration.body ?? [], in: scope) }
      let made = written(value, by: initializer, arguments)
      let result = madeFor(instance.id, evaluate(value, in: scope), by: value, in: scope)
      return toldApart(result, made: made, by: instance)
    }
    return assignedFurther(name, by: initializer, arguments, of: instance, depth: depth)
  }

  /// A scope for the body of an initialiser that makes an object, in which generic parameters stand for what they do there.
  func scope(of initializer: FunctionID, making instance: Instance) -> Scope {
    guard !followsObjects else { return scope(of: initializer, receiver: .instance(instance)) }
    let scope = scope(of: initializer)
    if let owner = program[initializer].owner {
      scope.bindGenerics { [unowned self] in genericArguments(of: instance, seenFrom: owner) }
    }
    return scope
  }

  /// What a wrapper finds out by itself is of the type that is written for it: `_orders = FetchRequest(sortDescriptors: [])`.
  private func foundByWrapper(_ name: String, _ wrapper: Expression, of type: TypeID) -> Value? {
    guard wholeProgram != nil, wrapper.wrappedValue == nil, case .call(let callee, _) = wrapper.stripped.kind,
      case .variable(let id)? = program.members(named: name, of: type).first,
      let declared = program[id].declaration.type, Self.finders.contains(callee.lastName ?? ""),
      program[id].declaration.attributes.contains(where: { $0.name == callee.lastName })
    else { return nil }
    return .typed(declared, program.resolve(declared, from: type, file: program[id].file))
  }

  /// Wrappers that look up in a store what a property is.
  private static let finders: Set<String> = ["FetchRequest", "ObservedResults", "Query", "SectionedFetchRequest"]

  /// What the initialiser that an initialiser calls in turn puts there: `super.init(router: router)`.
  private func assignedFurther(
    _ name: String, by initializer: FunctionID, _ arguments: [LabeledValue], of instance: Instance, depth: Int
  ) -> Value? {
    guard wholeProgram != nil || followsObjects else { return nil }
    return further(by: initializer, arguments, of: instance, depth: depth) { next, given in
      assigned(name, by: next, given, of: instance, depth: depth + 1)
    }
  }

  /// What is found in the initialisers that an initialiser may call in turn, with what it passes to them.
  func further<Found>(
    by initializer: FunctionID, _ arguments: [LabeledValue], of instance: Instance, depth: Int,
    _ find: (FunctionID, [LabeledValue]) -> Found?
  ) -> Found? {
    guard depth < Self.initializerDepth, let owner = program[initializer].owner else { return nil }
    for statement in program[initializer].declaration.body ?? [] {
      guard case .expression(let expression) = statement.kind,
        case .call(let callee, let passed) = expression.stripped.kind,
        case .member(let base?, "init", _) = callee.kind, case .name(let object, _) = base.kind,
        let type = object == "super" ? program.superclass(of: owner) : object == "self" ? owner : nil
      else { continue }
      let scope = scope(of: initializer, making: instance)
      bind(program[initializer].declaration.parameters, to: arguments, in: scope)
      declare(program[initializer].declaration.body ?? [], in: scope)
      let given = labeled(passed, in: scope)
      for case .function(let next) in program.members(named: "init", of: type)
      where next != initializer && accepts(program[next].declaration.parameters, given) {
        if let found = find(next, given) { return found }
      }
    }
    return nil
  }

  /// What an object's initialiser passes to that of a class of a library's; without one of its own, all that it is given.
  func handedToLibrary(by instance: Instance) -> [LabeledValue] {
    var own: [FunctionID] = []
    for case .function(let id) in program.members(named: "init", of: instance.id) { own.append(id) }
    guard !own.isEmpty else { return instance.arguments }
    for initializer in own where accepts(program[initializer].declaration.parameters, instance.arguments) {
      let body = program[initializer].declaration.body ?? []
      for case .expression(let expression) in body.map(\.kind) {
        guard case .call(let callee, let passed) = expression.stripped.kind,
          case .member(let base?, "init", _) = callee.kind, base.isSuper
        else { continue }
        let scope = scope(of: initializer, receiver: .instance(instance), arguments: instance.arguments, at: nil)
        declare(body, in: scope)
        return labeled(passed, in: scope)
      }
    }
    return []
  }

  /// What the class of a library's that an object's class inherits from was given under the name by which the object is
  /// asked for it: `cart.view` of `CartModule(view: screen, output: model)`.
  ///
  /// A library of flows says itself what its flows show.
  func kept(_ name: String, byLibraryBaseOf receiver: Value) -> Value? {
    guard wholeProgram != nil, case .instance(let object) = receiver, program[object.id].keyword == .class,
      program.libraryBase(of: object.id) != nil, !program.ancestry(of: object.id).contains(where: Actors.isNameOfFlow)
    else { return nil }
    return handedToLibrary(by: object).first { $0.label == name }?.value
  }

  /// Initialisers that call each other deeper than this go in a circle.
  private static let initializerDepth = 8
}

extension Expression {
  /// What an assignment gives to what: `(first, second) = (a, b)` gives to each its part.
  var assignments: [(target: Expression, value: Expression)] {
    guard case .assignment(let target, "=", let value) = kind else { return [] }
    guard case .tuple(let targets) = target.stripped.kind, case .tuple(let values) = value.stripped.kind,
      targets.count == values.count, targets.count > 1
    else { return [(target, value)] }
    return zip(targets, values).map { ($0.value, $1.value) }
  }

  /// What a wrapper is made around: `StateObject(wrappedValue: model)`.
  fileprivate var wrappedValue: Expression? {
    guard case .call(_, let arguments) = stripped.kind, let only = arguments.first, arguments.count == 1,
      ["wrappedValue", "initialValue"].contains(only.label ?? "")
    else { return nil }
    return only.value
  }
}
