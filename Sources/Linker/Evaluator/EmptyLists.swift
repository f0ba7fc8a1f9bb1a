import Facts

/// Lists of an object's own kind that nothing is ever put into: a coordinator without children.
extension WholeProgram {
  /// Whether a property is such a list, for objects of one type.
  ///
  /// What its type says is what may be in it; where all that code puts into lists of that name goes into those of other
  /// types, nothing is. Code that goes through it does nothing.
  func staysEmpty(_ id: VariableID, of receiver: TypeID) -> Bool {
    let key = EmptyListKey(variable: id, receiver: receiver)
    if let known = emptyLists[key] { return known }
    let isEmpty =
      isListOfKin(id, of: receiver) && stored(in: id, of: receiver).allSatisfy(\.isEmptyCollection)
      && !isFilled(id, of: receiver)
    emptyLists[key] = isEmpty
    return isEmpty
  }

  struct EmptyListKey: Hashable {
    var variable: VariableID
    var receiver: TypeID
  }

  /// Whether it is a stored property that begins as an empty list of what the object itself is: `var children: [Coordinator] = []`.
  private func isListOfKin(_ id: VariableID, of receiver: TypeID) -> Bool {
    let program = evaluator.program
    let entry = program[id]
    guard !entry.declaration.isStatic, entry.declaration.getter == nil, let owner = entry.owner,
      program[owner].keyword == .class, program[receiver].keyword == .class, let value = entry.declaration.value
    else { return false }
    let element: TypeReference?
    switch (entry.declaration.type?.unwrapped, value.kind) {
    case (.array(let type)?, .array(let elements)) where elements.isEmpty: element = type
    case (.array(let type)?, .call(_, let arguments)) where arguments.isEmpty: element = type
    case (nil, .call): element = value.elementOfEmptyList.map { .simple($0) }
    default: return false
    }
    guard let kind = element.flatMap({ program.resolve($0.unwrapped, from: owner, file: entry.file) }) else {
      return false
    }
    return evaluator.isRelated(receiver, kind)
  }

  private func isFilled(_ id: VariableID, of receiver: TypeID) -> Bool {
    let name = evaluator.program[id].declaration.name
    let isPut = (additions[name] ?? []).contains { addition in
      mayHold(addition.target, id, of: receiver, in: addition.site.scope)
        && !(addition.isElement && passed(addition.value, at: addition.site, by: receiver).isEmpty)
    }
    return isPut
      || sites.assignments(to: name).contains { site in
        guard case .assignment(let target, "=", let value) = site.expression.kind,
          mayHold(target, id, of: receiver, in: site.scope)
        else { return false }
        if case .array(let elements) = value.kind, elements.isEmpty { return false }
        return !value.leavesOut(of: name)
      }
  }

  /// Whether it is the property of such an object, or may be for all that is known.
  private func mayHold(_ target: Expression, _ id: VariableID, of receiver: TypeID, in scope: Scope) -> Bool {
    if holds(target, id, of: receiver, in: scope) { return true }
    guard case .member(let base?, _, _) = target.stripped.kind else { return false }
    return evaluator.evaluate(base, in: scope).alternatives.contains { evaluator.typeID(of: $0) == nil }
  }
}

extension Expression {
  /// Whether it is what is left of the list of that name: `children.filter { $0 !== child }`.
  fileprivate func leavesOut(of name: String) -> Bool {
    guard case .call(let callee, _) = stripped.kind, case .member(let base?, let method, _) = callee.stripped.kind
    else {
      return false
    }
    return base.lastName == name && ["dropFirst", "dropLast", "filter"].contains(method)
  }
}
