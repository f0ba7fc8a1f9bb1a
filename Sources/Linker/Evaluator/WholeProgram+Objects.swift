import Facts

/// What the program puts into a property of one object, where objects of its class have each their own:
/// `database.delegate = self` in every presenter, each with a database that is made for it.
extension WholeProgram {
  /// What is put into the property of just that object; `nil` where that is no less than into any of its class.
  func stored(in id: VariableID, of object: Instance) -> [Value]? {
    let name = evaluator.program[id].declaration.name
    let assignments = sites.assignments(to: name).filter { $0.base.map { !$0.isSelf } ?? false }
    guard assignments.count > 1 else { return nil }
    var isAnyOther = false
    var values: [Value] = []
    for site in assignments {
      guard case .assignment(let target, "=", let value) = site.expression.kind,
        holds(target, id, of: object.id, in: site.scope)
      else { continue }
      let holders = ObjectPlaces(of: evaluator.evaluate(site.base ?? target, in: site.scope), evaluator.program)
      guard holders.mayBe(object) else {
        isAnyOther = true
        continue
      }
      values += evaluator.evaluate(value, in: site.scope).alternatives.filter(\.isKnown)
    }
    return isAnyOther && !values.isEmpty ? values : nil
  }
}

/// Closures that one object is given to call, where others of its class are given others: observers of a value.
extension WholeProgram {
  /// What calls put into a property of just that object by functions of its own class: `model.title.observe { … }`; `nil`
  /// where that is no less than into any of its class.
  func observers(in id: VariableID, of object: Instance) -> [Value]? {
    let places = putting(into: id, of: object)
    guard !places.isEmpty else { return nil }
    var given = Given()
    for (expression, site) in places {
      guard note(expression, at: site, on: object, &given, depth: 0) else { return nil }
    }
    let values = given.values
    // Of lists, it is known what goes into which.
    guard given.isAnyOther || evaluator.program.closureList(id) != nil && !values.isEmpty else { return nil }
    return switch evaluator.program.closureList(id) {
    case .list?: [.array(values)]
    case .table?: [.dictionary(values.map { ValuePair(key: .unknown, value: $0) })]
    case nil: values
    }
  }

  private struct Given {
    var values: [Value] = []
    /// Whether other objects of the class are given others.
    var isAnyOther = false
  }

  /// Notes what calls on just that object pass for what a parameter stands for; says no where it stands for none.
  private func note(
    _ expression: Expression, at site: CallSite, on object: Instance, _ given: inout Given, depth: Int
  ) -> Bool {
    guard depth < 3 else { return false }
    if depth == 0, case .closure(let closure) = expression.stripped.kind {
      return note(closure, expression, at: site, on: object, &given)
    }
    guard let calls = passing(expression, in: site.scope) else { return false }
    for call in calls {
      guard let base = call.site.base, !base.isSelf, !base.isSuper else {
        // What a method passes on is what it is given; what it makes itself, it makes for another object: a binding.
        _ = note(call.expression, at: call.site, on: object, &given, depth: depth + 1)
        continue
      }
      let holders = ObjectPlaces(of: evaluator.evaluate(base, in: call.site.scope), evaluator.program)
      if holders.mayBe(object) {
        given.values += evaluator.evaluate(call.expression, in: call.site.scope).alternatives.filter(\.isFunction)
      } else {
        given.isAnyOther = true
      }
    }
    return true
  }

  /// Notes a closure that a method puts there around what it is given, `block = { [weak target] in act(target, $0) }`: with
  /// what calls on just that object give it.
  private func note(
    _ closure: Closure, _ expression: Expression, at site: CallSite, on object: Instance, _ given: inout Given
  ) -> Bool {
    let program = evaluator.program
    guard let function = site.scope.function, program[function].declaration.name != "init" else { return false }
    let parameters = program[function].declaration.parameters
    var used = NameCollector()
    used.collect(closure.body)
    guard parameters.contains(where: { used.names.contains($0.name) }) else { return false }
    for call in calls.callers(of: function) {
      guard let base = call.base, !base.isSelf, !base.isSuper else { return false }
      guard ObjectPlaces(of: evaluator.evaluate(base, in: call.scope), program).mayBe(object) else {
        given.isAnyOther = true
        continue
      }
      let root = evaluator.scope(of: function, receiver: .instance(object))
      evaluator.bind(parameters, to: evaluator.labeled(call.arguments, in: call.scope), in: root)
      let own = site.scope.specialized(to: root, by: evaluator)
      given.values += evaluator.evaluate(expression, in: own).alternatives.filter(\.isFunction)
    }
    return true
  }

  /// What code of the class puts into a property of its objects, or adds to what that holds.
  private func putting(into id: VariableID, of object: Instance) -> [(value: Expression, site: CallSite)] {
    let name = evaluator.program[id].declaration.name
    let assigned = sites.assignments(to: name).compactMap { site -> (Expression, CallSite)? in
      guard case .assignment(let target, "=", let value) = site.expression.kind, !value.isNil,
        holds(target, id, of: object.id, in: site.scope)
      else { return nil }
      if case .subscript = target.stripped.kind { return nil }
      return (value, site)
    }
    let added = (additions[name] ?? []).filter { addition in
      (addition.isElement || addition.key != nil) && !addition.value.isNil
        && holds(addition.target, id, of: object.id, in: addition.site.scope)
    }
    return assigned + added.map { ($0.value, $0.site) }
  }

  /// The calls that pass what a parameter of a method stands for; `nil` where it is none.
  private func passing(
    _ expression: Expression, in scope: Scope
  ) -> [(expression: Expression, site: CallSite)]? {
    guard case .name(let name, _) = expression.stripped.kind, let function = scope.function,
      evaluator.program[function].declaration.name != "init",
      evaluator.program[function].declaration.parameters.contains(where: { $0.name == name })
    else { return nil }
    return calls.arguments(for: name, of: function).map { ($0.expression, $0.site) }
  }
}
