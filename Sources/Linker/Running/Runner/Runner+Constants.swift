import Facts

extension Runner {
  /// Whether a name is what an object was made with and keeps: `CartFlow(kind: .express)`.
  func isMadeWith(_ name: String, _ scope: Scope) -> Bool {
    guard case .instance(let object)? = scope.receiver, !program.isPart(object.id),
      program[object.id].keyword == .class || program[object.id].keyword == .struct,
      case .variable(let id)? = program.members(named: name, of: object.id).first
    else { return false }
    let declaration = program[id].declaration
    guard declaration.getter == nil, declaration.value == nil, declaration.observers.isEmpty,
      declaration.attributes.isEmpty, !declaration.isStatic,
      let given = evaluator.given(id, of: scope.receiver), !isOpen(given), given.value.isTag
    else { return false }
    return evaluator.wholeProgram?.replacements(in: id, of: object.id).isEmpty ?? false
      || evaluator.isBegun(id, in: scope)
  }
}

extension Value {
  /// Whether it is one of a set: a case or a text.
  var isTag: Bool {
    switch self {
    case .enumCase, .string: true
    case .term(let term): isImplicitMember || term.name.isEmpty
    default: false
    }
  }
}
