import Facts

/// Which member a name means where only a protocol is known of an object: what an extension adds without a requirement
/// is what the protocol's code has, whatever the object's own type declares under that name.
///
/// Only asked where each object goes its own way.
extension Evaluator {
  /// The object as code sees it that knows it by a written type.
  func seen(_ value: Value, as type: TypeReference, in scope: Scope?) -> Value {
    guard value.isAny(where: \.isSeen), let known = protocols(of: type.unwrapped, in: scope) else { return value }
    return value.mapped { $0.seen(as: known) }
  }

  /// `self`, which is of a protocol in code of that, and of its own type in code of that.
  func seenFromInside(_ value: Value, in scope: Scope) -> Value {
    guard followsObjects, value.isAny(where: \.isSeen) else { return value }
    let owner = scope.owner.flatMap { program[$0].keyword == .protocol ? $0 : nil }
    return value.mapped { $0.seen(as: owner.map { [$0] } ?? []) }
  }

  /// The members that the protocols declare by which a value is known, if its type has no say.
  ///
  /// - Parameter arguments: what is passed, where it is called.
  func statics(_ name: String, of receiver: Value, _ arguments: [LabeledValue]? = nil) -> [Program.Member]? {
    guard followsObjects, !receiver.seenAs.isEmpty else { return nil }
    return statics(name, of: receiver.seenAs, receiver, arguments)
  }

  /// The same where a type is known by a protocol that it conforms to: `T` in `func open<T: Flow>(_: T.Type)`.
  func statics(
    _ name: String, ofTypeNamed base: Expression, _ receiver: Value, _ arguments: [LabeledValue]? = nil, in scope: Scope
  ) -> [Program.Member]? {
    guard followsObjects, case .metatype(_, _?) = receiver, case .name(let type, _) = base.stripped.kind else {
      return nil
    }
    var known: [TypeID]?
    if let meanings = scope.lookup(type) {
      guard case .metatype(let inner)? = meanings.lazy.compactMap(\.declaredType).first?.unwrapped else { return nil }
      known = protocols(of: inner, in: scope)
    } else if bound(ofParameter: type, in: scope) != nil {
      known = protocols(of: .simple(type), in: scope)
    }
    return known.flatMap { statics(name, of: $0, receiver, arguments) }
  }

  private func statics(
    _ name: String, of protocols: [TypeID], _ receiver: Value, _ arguments: [LabeledValue]?
  ) -> [Program.Member]? {
    var nearest: [Program.Member] = []
    for id in protocols {
      for ancestor in [id] + program.ancestors(of: id).sorted() where program[ancestor].keyword == .protocol {
        let members = (program[ancestor].members[name] ?? []).filter { isMeant($0, arguments) }
        if members.contains(where: program.isRequirement) { return nil }
        if nearest.isEmpty { nearest = members }
      }
    }
    return nearest.isEmpty ? nil : applicable(nearest, to: receiver)
  }

  /// What extensions of protocols bring along under a name of the type's own, where only that takes what is passed.
  func defaults(_ name: String, of type: TypeID, _ arguments: [LabeledValue]) -> [Program.Member]? {
    guard followsObjects, program[type].keyword != .protocol, program[type].members[name] != nil,
      !program.members(named: name, of: type).contains(where: { isMeant($0, arguments) })
    else { return nil }
    let added = program.ancestors(of: type).sorted().filter { program[$0].keyword == .protocol }
      .flatMap { program[$0].members[name] ?? [] }
      .filter { !program.isRequirement($0) && isFunction($0) && isMeant($0, arguments) }
    return added.isEmpty ? nil : added
  }

  /// Whether code of a protocol gets what its extension brings along, whatever a subclass declares: the class above it
  /// that conforms has nothing of that name, so there is nothing to override.
  func keepsDefault(_ name: String, of id: TypeID, in scope: Scope) -> Bool {
    guard followsObjects, scope.owner == id, program[id].keyword == .protocol,
      let type = scope.receiver.flatMap({ typeID(of: $0) }), program[type].keyword == .class,
      let members = program[id].members[name], members.contains(where: program.isRequirement),
      members.count == 2, defaults(name, of: id).count == 1
    else { return false }
    var chain = [type]
    while let above = program.superclass(of: chain[chain.count - 1]), !chain.contains(above) { chain.append(above) }
    let conforms = chain.lastIndex { heir in
      program.supertypes(of: heir).contains {
        program[$0].keyword == .protocol && ($0 == id || program.ancestors(of: $0).contains(id))
      }
    }
    guard let conforms, conforms > 0 else { return false }
    return chain[conforms...].allSatisfy { program[$0].members[name] == nil }
      && chain[..<conforms].contains { program[$0].members[name] != nil }
  }

  /// What a protocol's extension brings along for a requirement.
  func defaults(_ name: String, of id: TypeID) -> [Program.Member] {
    (program[id].members[name] ?? []).filter { !program.isRequirement($0) }
  }

  private func isFunction(_ member: Program.Member) -> Bool { if case .function = member { true } else { false } }

  private func isMeant(_ member: Program.Member, _ arguments: [LabeledValue]?) -> Bool {
    switch member {
    case .function(let id): arguments.map { accepts(program[id].declaration.parameters, $0) } ?? true
    case .variable: true
    case .enumCase, .type: false
    }
  }

  /// The protocols by which a value of a type is known; none for a type of its own, `nil` where that is open.
  private func protocols(of type: TypeReference, in scope: Scope?) -> [TypeID]? {
    guard case .named(let path, _) = type else {
      guard case .composition(let parts) = type else { return nil }
      let known = parts.map { protocols(of: $0, in: scope) }
      return known.allSatisfy { !($0?.isEmpty ?? true) } ? known.flatMap { $0 ?? [] } : nil
    }
    if path.count == 1, let scope, let bound = bound(ofParameter: path[0], in: scope) {
      return bound == type ? nil : protocols(of: bound.unwrapped, in: scope).flatMap { $0.isEmpty ? nil : $0 }
    }
    let resolved = scope.map { resolvedAlias(type, in: $0) } ?? type
    if case .composition = resolved { return protocols(of: resolved, in: scope) }
    guard let id = program.resolve(resolved, from: scope?.owner, file: scope?.file), program[id].keyword != nil else {
      return nil
    }
    return program[id].keyword == .protocol ? [id] : []
  }

  /// What a generic parameter of the function or type whose code this is has to be.
  private func bound(ofParameter name: String, in scope: Scope) -> TypeReference? {
    let own = scope.function.map { program[$0].declaration.genericParameters } ?? []
    let around = scope.owner.map { program[$0].genericParameters } ?? []
    return (own + around).first { $0.name == name }?.bound
  }
}

extension Value {
  /// The protocols by which the code at hand knows it; none where it goes by its own type.
  var seenAs: [TypeID] {
    switch self {
    case .instance(let object): object.seenAs
    case .enumCase(let made): made.seenAs
    default: []
    }
  }

  fileprivate var isSeen: Bool {
    switch self {
    case .instance, .enumCase: true
    default: false
    }
  }

  /// The same, as code sees it that knows it by these protocols.
  func seen(as protocols: [TypeID]) -> Value {
    switch self {
    case .instance(var object):
      object.seenAs = protocols
      return .instance(object)
    case .enumCase(var made):
      made.seenAs = protocols
      return .enumCase(made)
    default: return self
    }
  }
}
