import Facts

extension Evaluator {
  /// The argument of a memberwise initialiser that fills a property; a closure behind the call has no label.
  func memberwiseArgument(for id: VariableID, in arguments: [LabeledValue]) -> LabeledValue? {
    let name = program[id].declaration.name
    if let labeled = arguments.first(where: { $0.label == name }) { return labeled }
    guard let owner = program[id].owner, program[owner].keyword == .struct,
      let trailing = arguments.first(where: { $0.isTrailing && $0.label == nil })
    else { return nil }
    let open = storedProperties(of: owner).filter { property in
      !arguments.contains { $0.label == program[property].declaration.name }
    }
    let all = open.filter(holdsClosure)
    // What names its parameters is for a property that gives as many: `Scanner { code in … }`.
    let fitting = all.filter { takes(trailing, as: $0) }
    let closures = fitting.isEmpty ? all : fitting
    // One that may be left out gives way to one that may not.
    let taker =
      closures.first { !mayBeLeftOut($0) } ?? closures.first { program[$0].declaration.value == nil } ?? closures.first
      ?? open.first { holdsContent($0, of: owner) }
    return taker == id ? trailing : nil
  }

  /// The initialisers that the app writes for an object; none where the memberwise one made it.
  ///
  /// A struct keeps that beside those of its extensions: what fits none of them is meant for it.
  func ownInitializers(of instance: Instance) -> [FunctionID] {
    let own = program.members(named: "init", of: instance.id).compactMap { member -> FunctionID? in
      if case .function(let function) = member { function } else { nil }
    }
    guard program[instance.id].keyword == .struct,
      !own.contains(where: { accepts(program[$0].declaration.parameters, instance.arguments) })
    else { return own }
    return []
  }

  /// The stored properties that a memberwise initialiser fills, in their order.
  func storedProperties(of owner: TypeID) -> [VariableID] {
    program[owner].members.values.joined().compactMap { member -> VariableID? in
      guard case .variable(let id) = member, program[id].owner == owner else { return nil }
      let declaration = program[id].declaration
      return declaration.isStatic || declaration.getter != nil ? nil : id
    }.sorted()
  }

  /// Whether a property has a value without being given one: a variable that is optional is `nil`.
  private func mayBeLeftOut(_ id: VariableID) -> Bool {
    if case .optional? = program[id].declaration.type { return true }
    return program[id].declaration.value != nil
  }

  /// What is written for a property to begin with: `var action: (() -> Void)? = nil` says no more than without `nil`.
  func initialValue(of id: VariableID) -> Expression? {
    let declaration = program[id].declaration
    guard let initial = declaration.value, wholeProgram != nil, case .nil = initial.kind,
      case .optional? = declaration.type, declaration.attributes.isEmpty, !declaration.isStatic,
      program[id].owner.map({ program[$0].keyword == .struct }) ?? false
    else { return declaration.value }
    return nil
  }

  /// Whether a view's closure that may be missing, and that it was not given, is `nil` for good: nobody puts one there.
  func staysAway(_ id: VariableID, of view: Instance) -> Bool {
    let declaration = program[id].declaration
    guard let wholeProgram, program[view.id].keyword == .struct, program[id].owner == view.id,
      declaration.attributes.isEmpty, !declaration.isStatic, case .optional(let held)? = declaration.type
    else { return false }
    if case .function = held {} else { guard program.isPart(view.id), declaration.getter == nil else { return false } }
    return !wholeProgram.isAssigned(declaration.name, of: view.id)
  }

  /// Whether a view's property with a value of its own stays what it was made with: nobody puts another there.
  ///
  /// `var isPopover = false`, which whoever makes the view may say otherwise.
  func keepsDefault(_ id: VariableID, of view: Instance) -> Bool {
    let declaration = program[id].declaration
    guard let wholeProgram, program[id].owner == view.id, let value = declaration.value, value.isPlain,
      !declaration.isStatic, declaration.getter == nil, declaration.attributes.isEmpty, declaration.observers.isEmpty,
      program.isPart(view.id), program.members(named: "init", of: view.id).isEmpty
    else { return false }
    return !wholeProgram.isAssigned(declaration.name, of: view.id)
  }

  /// Whether a value is made with a closure in place of the one that a property begins with, and nobody puts another
  /// there: `Actions(onClose: { … })` of `struct Actions { var onClose = {} }`.
  func isMade(with id: VariableID, _ value: Instance) -> Bool {
    guard let wholeProgram, program[value.id].keyword == .struct, program[id].owner == value.id,
      program[id].declaration.attributes.isEmpty, program.members(named: "init", of: value.id).isEmpty,
      case .closure? = memberwiseArgument(for: id, in: value.arguments)?.value
    else { return false }
    return !wholeProgram.isAssigned(program[id].declaration.name, of: value.id)
  }

  /// Whether a closure names no more and no fewer parameters than a property's type says, if it names any.
  private func takes(_ argument: LabeledValue, as id: VariableID) -> Bool {
    guard case .closure(let closure)? = argument.expression?.stripped.kind, !closure.parameters.isEmpty,
      let type = program[id].declaration.type
    else { return true }
    let scope = Scope(file: program[id].file, owner: program[id].owner)
    guard case .function(let parameters, _) = resolvedAlias(type.unwrapped, in: scope).unwrapped else { return true }
    return parameters.count == closure.parameters.count
  }

  private func holdsClosure(_ id: VariableID) -> Bool {
    let declaration = program[id].declaration
    if declaration.attributes.contains(where: { $0.name == "ViewBuilder" }) { return true }
    guard let type = declaration.type else { return false }
    let scope = Scope(file: program[id].file, owner: program[id].owner)
    if case .function = resolvedAlias(type.unwrapped, in: scope).unwrapped { return true }
    return false
  }

  /// Whether a property is of a type that whoever makes the object decides on.
  private func holdsContent(_ id: VariableID, of owner: TypeID) -> Bool {
    guard let name = program[id].declaration.type?.simpleName else { return false }
    return program[owner].genericParameters.contains { $0.name == name }
  }
}
