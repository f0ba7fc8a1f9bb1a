import Facts
import NavigationModel

/// What only counts where each object goes its own way: copies that are changed, key paths, objects that are called.
extension Evaluator {
  /// `copy.title = title`: from here on the local is the object with that put into its property.
  ///
  /// Gives back whether it is such a change.
  func declareChange(_ expression: Expression, in scope: Scope) -> Bool {
    guard followsObjects, let name = expression.changedLocal, let meanings = scope.bindings[name], meanings.count == 1,
      case .instance(let object) = value(of: meanings[0], in: scope)
    else { return false }
    // The new value may be made of the old one.
    let before = scope.nested()
    before.bind(name, meanings[0])
    guard let changed = changed(object, named: name, by: expression, in: before, depth: 0) else { return false }
    scope.rebind(name, .value(.instance(changed)))
    return true
  }

  /// Functions that change an object by others are followed this far.
  private static let changeDepth = 4

  /// The object as a statement leaves it: an assignment, a mutating function, a closure that it is lent to.
  private func changed(
    _ object: Instance, named name: String, by expression: Expression, in scope: Scope, depth: Int
  ) -> Instance? {
    guard depth < Self.changeDepth else { return nil }
    switch expression.kind {
    case .assignment(let target, "=", let value):
      guard let property = property(assigned: target, of: name, in: scope) else { return nil }
      var changed = Instance(
        type: object.type, id: object.id, arguments: object.arguments, place: object.place, maker: object.maker,
        changes: object.changes)
      changed.changes[property] = labeled([Argument(label: property, value: value)], in: scope)[0]
      return changed
    case .call(let callee, let arguments):
      if case .member(let base?, let method, _) = callee.kind, case .name(name, _) = base.kind {
        let given = labeled(arguments, in: scope)
        let targets = methods(method, of: .instance(object), given)
        guard targets.count == 1, let body = program[targets[0].id].declaration.body else { return nil }
        let inner = self.scope(of: targets[0].id, receiver: .instance(object), arguments: given, at: nil)
        return changed(object, named: "self", by: body, in: inner, depth)
      }
      guard arguments.count == 1, case .closure(let closure) = evaluate(callee, in: scope) else { return nil }
      let inner = closure.scope.nested()
      bind(closure.closure, to: [LabeledValue(label: nil, value: .instance(object))], in: inner)
      let parameter = closure.closure.parameters.first?.name ?? "$0"
      return changed(object, named: parameter, by: closure.closure.body, in: inner, depth)
    default: return nil
    }
  }

  private func changed(
    _ object: Instance, named name: String, by body: [Statement], in scope: Scope, _ depth: Int
  ) -> Instance? {
    declare(body.filter { if case .expression = $0.kind { false } else { true } }, in: scope)
    var current = object
    for case .expression(let expression) in body.map(\.kind) {
      if let next = changed(current, named: name, by: expression, in: scope, depth: depth + 1) { current = next }
    }
    return current
  }

  /// The property that an assignment is to: `copy.title`, `copy[keyPath: path]`, in a function of its own `title`.
  private func property(assigned target: Expression, of name: String, in scope: Scope) -> String? {
    switch target.stripped.kind {
    case .member(let base?, let property, _):
      if case .name(name, _) = base.kind { return property }
      return nil
    case .name(let property, _): return name == "self" && scope.lookup(property) == nil ? property : nil
    case .subscript(let base, let arguments):
      guard case .name(name, _) = base.kind, arguments.first?.label == "keyPath",
        case .closure(let path) = evaluate(arguments[0].value, in: scope), path.closure.body.count == 1,
        case .expression(let written) = path.closure.body[0].kind,
        case .member(let root?, let property, _) = written.kind,
        case .name("$0", _) = root.kind
      else { return nil }
      return property
    default: return nil
    }
  }

  /// `\.home.step` as the function that it can be used as.
  func closure(following names: [String], _ expression: Expression, _ scope: Scope) -> ClosureValue {
    let object = Expression(.name("$0", []), at: expression.offset)
    let path = names.reduce(object) { Expression(.member($0, $1, []), at: expression.offset) }
    let closure = Closure(parameters: [], result: nil, body: [Statement(.expression(path), at: expression.offset)])
    return ClosureValue(closure: closure, scope: scope, offset: expression.offset)
  }

  /// A closure that calls a function that is named, or makes an object by a type's initialiser: `make`, `Tab.init`.
  func closure(calling function: Value, _ expression: Expression, _ scope: Scope) -> ClosureValue? {
    let label: String?
    switch function {
    case .function(let id, _):
      guard program[id].declaration.parameters.filter({ $0.defaultValue == nil }).count <= 1,
        let parameter = program[id].declaration.parameters.first
      else { return nil }
      label = parameter.label
    case .metatype(_, let id?) where expression.lastName == "init" && program[id].keyword != nil:
      let parameters = program.members(named: "init", of: id).compactMap { member -> [Parameter]? in
        if case .function(let function) = member { program[function].declaration.parameters } else { nil }
      }
      label =
        parameters.first { $0.count == 1 }?.first?.label
        ?? (parameters.isEmpty && program.container(id) == .navigation ? "rootViewController" : nil)
    case .term(let made) where expression.lastName == "init" && made.name == "init":
      let type = made.base.flatMap { base in if case .term(let type) = base { type.name } else { nil } } ?? ""
      guard UIKitClasses.container(type) == .navigation else { return nil }
      label = "rootViewController"
    default: return nil
    }
    let object = Argument(label: label, value: Expression(.name("$0", []), at: expression.offset))
    let call = Expression(.call(expression.stripped, [object]), at: expression.offset)
    let closure = Closure(parameters: [], result: nil, body: [Statement(.expression(call), at: expression.offset)])
    return ClosureValue(closure: closure, scope: scope, offset: expression.offset)
  }

  /// `board(.bar)`, by the object's `callAsFunction`.
  func calledAsFunction(
    _ object: Value, _ arguments: [LabeledValue], _ expression: Expression, in scope: Scope
  ) -> Value {
    let place = Origin(file: scope.file, offset: expression.offset, call: scope.call)
    let targets = methods("callAsFunction", of: object, arguments)
    guard !targets.isEmpty else { return arguments.isEmpty && isOfAutoclosure(object) ? object : .unknown }
    return .oneOf(targets.map { result(of: $0.id, arguments: arguments, receiver: $0.receiver, at: place) })
  }

  /// Whether what is called like a function is a view: what an autoclosure makes is asked for like that.
  func isOfAutoclosure(_ value: Value) -> Bool {
    switch value {
    case .instance(let made): wholeProgram != nil && program[made.id].keyword == .struct && program.isScreen(made.id)
    case .term(let made): followsObjects || wholeProgram != nil && SwiftUIViews.names.contains(made.root.name)
    default: false
    }
  }

  /// `Dictionary(uniqueKeysWithValues: pairs)`, where the pairs are known.
  func paired(_ term: Term) -> Value? {
    guard followsObjects, term.base == nil, term.name == "Dictionary",
      case .array(let elements)? = term.argument("uniqueKeysWithValues")
    else { return nil }
    var pairs: [ValuePair] = []
    for element in elements {
      guard case .tuple(let parts) = element, parts.count == 2 else { return nil }
      pairs.append(ValuePair(key: parts[0].value, value: parts[1].value))
    }
    return .dictionary(pairs)
  }
}

extension Expression {
  /// The local that a statement may change: `copy.title = title`, `copy.narrow()`, `change(&copy)`.
  fileprivate var changedLocal: String? {
    switch kind {
    case .assignment(let target, "=", _):
      switch target.kind {
      case .member(let base?, _, _), .subscript(let base, _):
        if case .name(let name, _) = base.kind { return name }
        return nil
      default: return nil
      }
    case .call(let callee, let arguments):
      // `change(&copy)`
      if case .name = callee.kind, case .name(let name, _)? = arguments.first?.value.kind { return name }
      if case .member(let base?, _, _) = callee.kind, case .name(let name, _) = base.kind { return name }
      return nil
    default: return nil
    }
  }
}

/// What the app adds to types of a library's that are called by their names: `GeneralStep.topmost()`.
extension Evaluator {
  /// Static functions of an extension of that type.
  func addedStatics(_ name: String, to receiver: Value, _ arguments: [LabeledValue]) -> [FunctionID] {
    members(named: name, addedTo: receiver).compactMap { member in
      guard case .function(let id) = member, activeFunctions[id, default: 0] == 0,
        accepts(program[id].declaration.parameters, arguments)
      else { return nil }
      return id
    }
  }

  /// A static property of an extension of that type.
  func addedStatic(_ name: String, to receiver: Value) -> Value? {
    for case .variable(let id) in members(named: name, addedTo: receiver) { return value(of: id, receiver: receiver) }
    return nil
  }

  private func members(named name: String, addedTo receiver: Value) -> [Program.Member] {
    guard followsObjects, receiver.isType, case .term(let type) = receiver, opaqueNames.contains(type.name),
      let members = staticMembers[name]
    else { return [] }
    return members.filter { member in
      let owner: TypeID? =
        switch member {
        case .variable(let id): program[id].owner
        case .function(let id): program[id].owner
        case .enumCase, .type: nil
        }
      return owner.map {
        program[$0].keyword == nil && libraryGenerics.isAdded(to: program[$0].name, thereFor: type.name)
      } ?? false
    }
  }
}

/// What is passed to a route, while nobody asks yet: of an enum it is known what its cases have.
extension Evaluator {
  /// The enum that a value is of which is passed from outside.
  func typeOfPassed(_ value: Value) -> TypeID? {
    guard followsObjects, case .term(let term) = value, term.base == nil, term.arguments == nil,
      term.name.hasPrefix("«"), let type = term.generics.first, let id = program.resolve(type, file: term.scope.file),
      program[id].keyword == .enum
    else { return nil }
    return id
  }

  /// What a computed property of such an enum gives.
  func computed(_ name: String, ofPassed value: Value) -> Value? {
    guard let id = typeOfPassed(value) else { return nil }
    for case .variable(let variable) in program.members(named: name, of: id)
    where program[variable].declaration.getter != nil { return self.value(of: variable, receiver: value) }
    return nil
  }
}
