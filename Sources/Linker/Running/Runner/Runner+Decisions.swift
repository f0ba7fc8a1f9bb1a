import Facts

/// What conditions come to, where the constants at hand decide that.
extension Runner {
  /// Whether conditions hold, where the caller's constants decide that.
  ///
  /// - Parameter offset: where they stand: `if let page` before `let page = Page()` is about another `page`.
  func truth(of conditions: [Condition], at offset: Int32, _ scope: Scope) -> Bool? {
    var inside = scope
    let truths = conditions.enumerated().map { index, condition in
      let found = truth(of: condition, at: offset, inside)
      if found != false, index + 1 < conditions.count { inside = binding(condition, inside) }
      return found
    }
    if truths.contains(false) { return false }
    return truths.allSatisfy { $0 == true } ? true : nil
  }

  /// Where what a condition takes out of a case has its name: `if case .edit(let isNew) = mode, isNew`.
  private func binding(_ condition: Condition, _ scope: Scope) -> Scope {
    guard case .match(let pattern, let subject) = condition, isDeterminate(subject, scope) else { return scope }
    let inside = scope.nested()
    evaluator.bind([pattern], to: evaluator.evaluate(subject, in: scope), subject, in: inside)
    return inside
  }

  private func truth(of condition: Condition, at offset: Int32, _ scope: Scope) -> Bool? {
    switch condition {
    case .boolean(let expression): return truth(of: expression, scope)
    case .match(let pattern, let subject):
      guard case .enumCase(_, let name, _) = pattern, isDeterminate(subject, scope) else { return nil }
      let value = evaluator.evaluate(subject, in: scope)
      switch value {
      case .enumCase:
        guard evaluator.mayMatch(pattern, value) else { return false }
        return evaluator.surelyMatches(pattern, value) ? true : nil
      case .null: return name == "none"
      default: return nil
      }
    case .binding(let pattern, let value):
      if let value { return presence(of: value, evaluator.scope(before: [condition], scope)) }
      guard case .name(let name) = pattern else { return nil }
      return presence(of: Expression(.name(name, []), at: offset), scope)
    case .availability: return nil
    }
  }

  func truth(of expression: Expression, _ scope: Scope) -> Bool? {
    if putReaders.isFound(expression, in: scope), case .boolean(let flag) = evaluator.evaluate(expression, in: scope) {
      return flag
    }
    switch expression.kind {
    case .boolean(let value): return value
    case .prefix("!", let inner): return truth(of: inner, scope).map { !$0 }
    case .name(let name, _):
      if let flag = flag(name, of: nil, scope) { return flag }
      if isUnset(expression, scope) { return false }
      guard isDeterminate(expression, scope) else { return evaluator.madeFlag(expression, in: scope) }
      // Each of several meanings has its say, those that stay open, too.
      let values =
        scope.lookup(name)?.map { evaluator.value(of: $0, in: scope) } ?? [evaluator.evaluate(expression, in: scope)]
      let flags = Set(values.map { value -> Bool? in if case .boolean(let flag) = value { flag } else { nil } })
      return flags.count == 1 ? flags.first ?? nil : nil
    case .member(let base?, let name, _) where base.isSelf && isGiven(name, scope):
      return if case .boolean(let flag) = evaluator.evaluate(expression, in: scope) { flag } else { nil }
    case .member(let base?, _, _) where base.isSelf && isUnset(expression, scope): return false
    case .member(let base?, let name, _):
      return flag(name, of: base, scope) ?? flag(name, putInto: base, scope)
        ?? evaluator.madeFlag(expression, in: scope)
    case .cast(let value, let type, .test): return isOfType(value, type, scope)
    case .operators(let names, let operands) where names.allSatisfy({ $0 == "&&" }):
      let truths = operands.map { truth(of: $0, scope) }
      return truths.contains(false) ? false : truths.allSatisfy { $0 == true } ? true : nil
    case .operators(let names, let operands) where names.allSatisfy({ $0 == "||" }):
      let truths = operands.map { truth(of: $0, scope) }
      return truths.contains(true) ? true : truths.allSatisfy { $0 == false } ? false : nil
    case .operators(let names, let operands) where operands.count == 2 && (names == ["=="] || names == ["!="]):
      if let asked = operands.comparedWithNothing { return presence(of: asked, scope).map { $0 == (names == ["!="]) } }
      if let areSame = areSameText(operands, scope) { return areSame == (names == ["=="]) }
      // What is compared with a flag, a text or a number is no case: `present(cart) == true`.
      guard !operands[1].isLiteral, operands.contains(where: { isDeterminate($0, scope) }),
        !operands.contains(where: { isBindable($0, scope) }),
        case .enumCase(let a) = evaluator.evaluate(operands[0], in: scope).onlyCase
      else { return nil }
      let name: String
      switch evaluator.evaluate(operands[1], in: scope) {
      case .enumCase(let b) where !evaluator.mayEqual(.enumCase(a), .enumCase(b)): return names == ["!="]
      case .enumCase(let b): name = b.name
      case let other: guard let implicit = other.caseName else { return nil }; name = implicit
      }
      // What is the same case if it is there at all need not be there.
      if a.name == name, operands.contains(where: { mayBeEmpty($0, scope) }) { return nil }
      return (a.name == name) == (names == ["=="])
    default: return nil
    }
  }

  /// Whether it names a flag of a view's own that nothing sets which this view can do.
  private func isUnset(_ expression: Expression, _ scope: Scope) -> Bool {
    if case .name(let name, _) = expression.kind, scope.lookup(name) != nil { return false }
    guard case .instance(let view)? = scope.receiver, let name = expression.lastName,
      case .variable(let id)? = program[view.id].members[name]?.first
    else { return false }
    return unsetState.contains(id, of: scope.receiver)
  }

  /// A flag of an object, where what was put into that object is known.
  private func flag(_ name: String, putInto base: Expression, _ scope: Scope) -> Bool? {
    guard isDeterminate(base, scope), case .instance(let object) = evaluator.evaluate(base, in: scope),
      case .boolean(let flag)? = object.changes[name]?.value
    else { return nil }
    return flag
  }

  /// What a `switch` is about: of something that is surely missing, each part is, too, `method?.kind`.
  func value(ofSubject subject: Expression, _ scope: Scope) -> Value {
    if let link = subject.optionalLink, isDeterminate(link, scope), case .null = evaluator.evaluate(link, in: scope) {
      return .null
    }
    return evaluator.evaluate(subject, in: scope)
  }

  /// Whether a value is the same in each run with these arguments: properties may have changed since.
  func isDeterminate(_ expression: Expression, _ scope: Scope, depth: Int = 0) -> Bool {
    // `guard let step = step as? AppStep` refers to itself.
    guard depth < 12 else { return true }
    if putReaders.isFound(expression, in: scope) { return true }
    switch expression.stripped.kind {
    case .name("self", _): return true
    case .name(let name, _):
      guard let meanings = scope.lookup(name) else {
        return isGiven(name, scope) || isMadeWith(name, scope) || isTag(expression, scope)
      }
      // A local to which other code gives what is not known is no constant.
      if meanings.count > 1, meanings.contains(where: \.isOpen) { return false }
      return meanings.allSatisfy { meaning in
        switch meaning {
        case .argument(let argument, _): !isOpen(argument)
        case .value, .element, .matched, .given: true
        case .expression(let deferred, _):
          deferred.written.map { isDeterminate($0.expression, $0.scope, depth: depth + 1) } ?? true
        case .parameter, .function, .getter, .part: false
        }
      }
    case .member(let base?, let name, _):
      // What a view has is no constant for being written with `self`.
      if base.isSelf, let owner = scope.owner, program.isPart(owner) {
        return isGiven(name, scope) || isTag(expression, scope)
      }
      return isDeterminate(base, scope, depth: depth + 1) && !isOfObservable(expression, scope)
        && !linkage.shared(CountedProperties.init).contains(expression, self, scope)
        || evaluator.madeConstant(expression, in: scope)?.isTag ?? false
    // A binding that is unwrapped leads to state as before: `if let $popup = Binding($router.popup)`.
    case .call(let callee, let arguments) where callee.lastName == "Binding" && arguments.count == 1:
      return isDeterminate(arguments[0].value.withoutDollar, scope, depth: depth + 1)
    case .call(let callee, let arguments): return !readsState(callee, arguments, scope)
    case .member(nil, _, _), .string, .number, .boolean: return true
    default: return false
    }
  }

  /// Whether it is state of an object that views observe, whoever was given that: the object stays, its state does not.
  private func isOfObservable(_ expression: Expression, _ scope: Scope) -> Bool {
    evaluator.variables(expression, in: scope).contains { id, _ in
      guard let owner = program[id].owner, program[owner].keyword == .class else { return false }
      return program[owner].attributes.contains { $0.name == "Observable" }
        && linkage.sites.named(program[id].declaration.name).contains { $0.form == .assignment }
    }
  }

  /// Whether what is passed is state that may have changed to what no code writes out.
  func isOpen(_ passed: LabeledValue) -> Bool {
    guard let written = passed.written else { return false }
    let states = linkage.shared(OpenStates.init)
    return evaluator.variables(written.expression, in: written.scope).contains { states.contains($0.id) }
  }

  /// Whether a call only hands out what its object holds: `func currentAccount() -> Account? { account }`.
  private func readsState(_ callee: Expression, _ arguments: [Argument], _ scope: Scope) -> Bool {
    guard arguments.isEmpty else { return false }
    return evaluator.functions(callee, labels: [], in: scope).contains { function, _ in
      guard let body = program[function].declaration.body, body.count == 1, let owner = program[function].owner,
        program[owner].keyword == .class
      else { return false }
      let name: String
      switch body.resultExpression?.stripped.kind {
      case .name(let held, _): name = held
      case .member(let base?, let held, _) where base.isSelf: name = held
      default: return false
      }
      return program.members(named: name, of: owner).contains { member in
        guard case .variable(let held) = member, case .optional? = program[held].declaration.type else { return false }
        return !program[held].declaration.isStatic
      }
    }
  }
}

extension Runner {
  /// Whether it is state that a control may change through a binding, or that an earlier launch has left.
  func isBindable(_ expression: Expression, _ scope: Scope) -> Bool {
    switch expression.stripped.kind {
    case .member(_?, _, _): break
    case .name(let name, _) where scope.lookup(name) == nil: break
    default: return false
    }
    return evaluator.variables(expression, in: scope).contains { id, _ in isBindable(id) }
  }

  /// Whether a control can be given a property to change.
  func isBindable(_ id: VariableID) -> Bool {
    program[id].declaration.attributes.contains { Self.bindableState.contains($0.name) }
  }

  private static let bindableState: Set<String> = ["AppStorage", "Binding", "Published", "SceneStorage", "State"]

  /// Whether a property with a getter and a setter of the app's own making is a mark that each class gives itself.
  func isTag(_ expression: Expression, _ scope: Scope) -> Bool {
    guard let wholeProgram = evaluator.wholeProgram else { return false }
    let properties = evaluator.variables(expression, in: scope)
    return !properties.isEmpty
      && properties.allSatisfy { id, receiver in
        let declaration = program[id].declaration
        guard declaration.getter != nil, !declaration.observers.isEmpty,
          let type = receiver.flatMap({ evaluator.typeID(of: $0) }) ?? evaluator.dispatchType(in: scope),
          program[type].keyword == .class
        else { return false }
        let marks = wholeProgram.stored(in: id, of: type)
        return marks.count == 1 && marks.allSatisfy { if case .enumCase = $0 { true } else { false } }
      }
  }
}

extension [Expression] {
  /// What is compared with `nil`, on whichever side that stands.
  fileprivate var comparedWithNothing: Expression? {
    guard count == 2 else { return nil }
    return self[1].isNil ? self[0] : self[0].isNil ? self[1] : nil
  }
}

extension Expression {
  /// Whether it is a flag, a text or a number as written.
  fileprivate var isLiteral: Bool {
    switch stripped.kind {
    case .boolean, .string, .number: true
    default: false
    }
  }
}

extension Value {
  /// The case that it is in whichever way it came about.
  fileprivate var onlyCase: Value {
    guard case .choice(let alternatives) = self, let first = alternatives.first,
      Set(alternatives.map { ValueKey($0) }).count == 1
    else { return self }
    return first
  }
}

extension Scope.Binding {
  /// Whether all that is known is that there is some value.
  fileprivate var isOpen: Bool { if case .value(.unknown) = self { true } else { false } }
}
