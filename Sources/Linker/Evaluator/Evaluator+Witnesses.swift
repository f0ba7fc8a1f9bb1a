import Facts

/// What the associated types of protocols stand for in the types that conform to them.
extension Evaluator {
  /// What an associated type of a protocol stands for in the type whose code this is, or that the code runs for.
  ///
  /// Either the type says so by an alias, or what it declares for the protocol's requirements does.
  func associatedType(_ name: String, in scope: Scope) -> TypeReference? {
    guard followsObjects || wholeProgram != nil, let own = ownType(in: scope),
      let id = program.resolve(own, from: scope.owner, file: scope.file),
      program[id].keyword != nil, program[id].keyword != .protocol
    else { return nil }
    let ancestors = program.ancestors(of: id)
    guard scope.owner == id || scope.owner.map({ program[$0].keyword == .protocol && ancestors.contains($0) }) ?? false
    else { return nil }
    if let alias = program[id].aliases[name] { return resolvedAlias(alias, in: Scope(file: scope.file, owner: id)) }
    return witnessed(name, by: id, ancestors)
  }

  /// What a type calls by the name of an associated type without an alias of its own: `Input` of `Tour`, which has
  /// `static func make(for input: Int)` where its protocol has `static func make(for input: Input)`.
  ///
  /// What nothing tells is what the protocol, or the class above, says.
  func witnessedType(_ name: String, of id: TypeID) -> TypeReference? {
    guard program[id].keyword != nil, program[id].keyword != .protocol,
      !(program[id].members[name] ?? []).contains(where: { if case .type = $0 { true } else { false } })
    else { return nil }
    let ancestors = program.ancestors(of: id)
    return witnessed(name, by: id, ancestors)
      ?? ancestors.sorted().lazy.compactMap { self.program[$0].aliases[name] }.first
  }

  /// A type whose arguments say nothing where only the types that conform to a protocol tell what they are.
  func withoutAssociatedTypes(_ type: TypeReference, of id: TypeID) -> TypeReference {
    guard case .named(let path, let arguments) = type else { return type }
    let open = program.ancestors(of: id).union([id]).reduce(into: Set(["Self"])) {
      $0.formUnion(program[$1].associatedTypes)
    }
    return .named(path: path, arguments: arguments.map { $0.mentions(open) ? .other : $0 })
  }

  private func witnessed(_ name: String, by id: TypeID, _ ancestors: Set<TypeID>) -> TypeReference? {
    // What a witness is declared with may name the associated type that it is to tell.
    guard activeWitnesses.insert(AssociatedName(type: id, name: name)).inserted else { return nil }
    defer { activeWitnesses.remove(AssociatedName(type: id, name: name)) }
    var found: [String: TypeReference] = [:]
    let isAssociated = ancestors.contains { program[$0].associatedTypes.contains(name) }
    for ancestor in ancestors.sorted() where program[ancestor].keyword == .protocol {
      // What is a type or alias there is left to nobody.
      guard isAssociated || !isDeclared(name, around: ancestor) else { continue }
      for (member, required) in program[ancestor].members.sorted(by: { $0.key < $1.key }) {
        for requirement in required where found.isEmpty && program.isRequirement(requirement) {
          switch requirement {
          case .variable(let variable):
            guard let type = program[variable].declaration.type, type.mentions([name]) else { continue }
            matchWitness(of: type, named: member, in: id, name, &found)
          case .function(let function): matchWitness(of: function, named: member, in: id, name, &found)
          case .enumCase, .type: continue
          }
        }
      }
    }
    return found[name]
  }

  /// Whether a name in a protocol's code means an alias or a type, and nothing that a protocol of a library's leaves open.
  private func isDeclared(_ name: String, around id: TypeID) -> Bool {
    // An alias of the protocol's own may be the default of what it leaves open.
    guard libraryGenerics.positions[name] == nil, program[id].aliases[name] == nil else { return false }
    return program.alias(name, from: program[id].parent) != nil
      || (program.typesByName[name] ?? []).contains { program[$0].parent == nil && program[$0].keyword != nil }
  }

  /// Compares a property that a protocol asks for with what a type has under that name.
  private func matchWitness(
    of type: TypeReference, named member: String, in id: TypeID, _ name: String,
    _ found: inout [String: TypeReference]
  ) {
    for case .variable(let witness) in program[id].members[member] ?? [] {
      let scope = Scope(file: program[witness].file, owner: id)
      if let written = program[witness].declaration.type, !isOpaque(written, in: scope) {
        match(type, to: resolvedAlias(written, in: scope), [name], &found)
      } else if followsObjects, activeVariables[witness, default: 0] == 0 {
        match(type, with: value(of: witness, receiver: .metatype(.simple(program[id].name), id)), [name], &found)
      }
    }
  }

  /// Whether a type is only said to be some that conforms to a protocol: which one, the value tells.
  private func isOpaque(_ type: TypeReference, in scope: Scope) -> Bool {
    if case .composition = type { return true }
    guard let id = program.resolve(type, from: scope.owner, file: scope.file) else { return type.simpleName == "View" }
    return program[id].keyword == .protocol
  }

  /// Compares a function or initialiser that a protocol asks for with those of a type that are called alike.
  private func matchWitness(
    of requirement: FunctionID, named member: String, in id: TypeID, _ name: String,
    _ found: inout [String: TypeReference]
  ) {
    let wanted = program[requirement].declaration
    let types = wanted.parameters.map(\.type) + [wanted.result]
    guard types.contains(where: { $0?.mentions([name]) ?? false }) else { return }
    for case .function(let witness) in program.members(named: member, of: id) where found.isEmpty {
      let declaration = program[witness].declaration
      guard declaration.body != nil, declaration.isStatic == wanted.isStatic,
        declaration.parameters.map(\.label) == wanted.parameters.map(\.label)
      else { continue }
      let scope = Scope(file: program[witness].file, owner: program[witness].owner)
      if let result = wanted.result, result.mentions([name]), let written = declaration.result,
        isOpaque(written, in: scope)
      {
        guard followsObjects else { continue }
        let open = declaration.parameters.map { LabeledValue(label: $0.label, value: .unknown) }
        match(
          result, with: self.result(of: witness, arguments: open, receiver: .metatype(.simple(program[id].name), id)),
          [name], &found)
        continue
      }
      for (type, written) in zip(types, declaration.parameters.map(\.type) + [declaration.result]) {
        guard let type, type.mentions([name]) else { continue }
        // A function without a result gives back nothing, which is a type as well.
        match(type, to: resolvedAlias(written ?? .simple("Void"), in: scope), [name], &found)
      }
    }
  }
}

/// An associated type of one type.
struct AssociatedName: Hashable {
  let type: TypeID
  let name: String
}
