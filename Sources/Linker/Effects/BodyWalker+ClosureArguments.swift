import Facts

/// What closures are called with, as far as declarations tell.
extension BodyWalker {
  /// What a closure gets from who takes it: of the types that the one function says which it is passed to.
  func arguments(of closure: Closure, _ offset: Int32, takenBy context: Context) -> [LabeledValue] {
    guard case .call(let callee, let arguments)? = context.taker?.kind, context.isArgument,
      let argument = arguments.first(where: { $0.value.stripped.offset == offset }), let name = callee.lastName
    else { return [] }
    let known = types.members(callee, in: context.scope)
    if known?.isEmpty ?? true, Evaluator.configurators.contains(name), let base = callee.strippedBase,
      let object = evaluator.configured(base, in: context.scope)
    {
      return [LabeledValue(label: nil, value: object)]
    }
    guard let members = known else { return owner(of: closure, among: arguments, context) }
    if members.isEmpty {
      let owner = owner(of: closure, among: arguments, context)
      if !owner.isEmpty { return owner }
      return Self.continuations.contains(name) && closure.parameters.first?.type == nil ? [Self.continuation] : []
    }
    guard members.count == 1, case .function(let id) = members[0] else { return [] }
    let declaration = program[id].declaration
    let takers = declaration.parameters.filter { parameter in
      argument.isTrailing && argument.label == nil ? parameter.isFunction : parameter.label == argument.label
    }
    guard takers.count == 1, case .function(let given, _)? = takers[0].type?.unwrapped,
      closure.parameters.isEmpty || closure.parameters.count == given.count
    else { return [] }
    let meant = meanings(ofTypesIn: id, calledBy: callee, arguments, context)
    // What the app adds to a library's type knows only of what the call tells.
    let isAdded = program[id].owner.map { program[$0].keyword == nil } ?? false
    let values = given.map { type in
      if case .named(let path, _) = type.unwrapped, path.count == 1, let known = meant[path[0]] { return known }
      let known = isAdded ? nil : program.resolve(type, from: program[id].owner, file: program[id].file)
      return known == nil ? Value.unknown : .typed(type, known)
    }
    guard !values.allSatisfy(\.isUnknown) || !isAdded && declaration.genericParameters.isEmpty else { return [] }
    return values.map { LabeledValue(label: nil, value: $0) }
  }

  /// The object that a library holds weakly for a closure, and gives it first: `taps.bind(with: self) { owner, _ in … }`.
  private func owner(of closure: Closure, among arguments: [Argument], _ context: Context) -> [LabeledValue] {
    guard !closure.parameters.isEmpty, let first = arguments.first, first.label == "with", first.value.isSelf else {
      return []
    }
    return [LabeledValue(label: nil, value: evaluator.evaluate(first.value, in: context.scope))]
  }

  /// What a call tells that generic parameters and `Self` stand for, in a function that takes a closure:
  /// `make(CartView.self) { $0.onClose = close }`, `CartView().set { $0.onClose = close }`.
  private func meanings(
    ofTypesIn id: FunctionID, calledBy callee: Expression, _ arguments: [Argument], _ context: Context
  ) -> [String: Value] {
    let declaration = program[id].declaration
    var found: [String: Value] = [:]
    let names = Set(declaration.genericParameters.map(\.name))
    if !names.isEmpty {
      for name in names { found[name] = .unknown }
      let scope = evaluator.scope(of: id)
      let plain = arguments.filter { if case .closure = $0.value.kind { false } else { true } }
      evaluator.bind(declaration.parameters, to: evaluator.labeled(plain, in: context.scope), in: scope)
      for (name, type) in evaluator.arguments(for: names, of: declaration.parameters, boundIn: scope) {
        guard let known = program.resolve(type, from: context.scope.owner, file: context.scope.file) else { continue }
        found[name] = .typed(type, known)
      }
    }
    if let base = callee.strippedBase {
      let object = evaluator.evaluate(base, in: context.scope)
      if let type = evaluator.typeID(of: object), program[type].keyword == .class || program[type].keyword == .struct {
        found["Self"] = .typed(.simple(program[type].name), type)
      }
    }
    return found
  }

  /// What callers may pass for a parameter that stands for its default value here, if that can be a function.
  func withDefault(_ name: String, _ scope: Scope) -> UseGraph.Node? {
    guard let holder = scope.holder(of: name), holder.parent == nil, holder.isParameter(name),
      let function = holder.function
    else { return nil }
    let owner = program[function].owner
    let index = program[function].declaration.parameters.firstIndex { parameter in
      parameter.name == name && parameter.defaultValue != nil
        && parameter.type.map { program.isFunction($0, in: owner) } ?? false
    }
    return index.map { .parameter(function, $0) }
  }

  /// Functions of the language that give their closure a handle with which it goes on.
  private static let continuations: Set<String> = [
    "withCheckedContinuation", "withCheckedThrowingContinuation", "withUnsafeContinuation",
    "withUnsafeThrowingContinuation",
  ]

  private static var continuation: LabeledValue {
    LabeledValue(label: nil, value: .typed(.simple("CheckedContinuation"), nil))
  }
}

extension Program {
  /// Whether a function can be passed for a parameter, as far as is known what the name of its type stands for.
  func canBeFunction(_ parameter: Parameter, of id: FunctionID) -> Bool {
    guard case .named(let path, let arguments)? = parameter.type?.unwrapped, arguments.isEmpty, path.count == 1 else {
      return true
    }
    let entry = self[id]
    if entry.declaration.genericParameters.contains(where: { $0.name == path[0] }) { return true }
    return !Self.plainTypes.contains(path[0])
  }

  /// Types of libraries that hold no functions.
  private static let plainTypes: Set<String> = [
    "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "Character", "Data", "Date", "Decimal", "Double", "Error",
    "Float", "IndexPath", "Int", "NSError", "String", "TimeInterval", "URL", "UUID",
  ]
}
