import Facts

extension BodyWalker {
  /// Notes that brackets run a subscript of the app's own.
  mutating func noteSubscript(of base: Expression, _ context: Context) {
    guard evaluator.hasSubscripts else { return }
    let brackets = Expression(.member(base, "subscript", []), at: base.offset)
    for case .function(let id) in types.members(brackets, in: context.scope) ?? [] {
      uses.add(.function(id), usedBy: context.user)
    }
  }

  /// Notes that to change what a subscript of the app's own gives changes what that reads.
  mutating func noteChange(
    ofSubscriptOf base: Expression, _ arguments: [Argument], by user: Int32, _ context: Context
  ) {
    guard evaluator.hasSubscripts else { return }
    let given = arguments.map { LabeledValue(label: $0.label, value: .unknown, isTrailing: $0.isTrailing) }
    let brackets = Expression(.member(base, "subscript", []), at: base.offset)
    let meant = types.members(brackets, in: context.scope)?.compactMap { member in
      if case .function(let id) = member { id } else { nil }
    }
    for id in meant ?? functionsByName["subscript"] ?? [] {
      guard evaluator.accepts(program[id].declaration.parameters, given),
        var read = program[id].declaration.body?.readExpression?.stripped
      else { continue }
      // What is behind further brackets would lead in a circle where it is not known whose they are.
      while case .subscript(let inner, _) = read.kind { read = inner.stripped }
      guard !read.isSelf else { continue }
      var inside = context
      inside.scope = evaluator.scope(of: id)
      noteChange(of: read, by: user, inside)
    }
  }
}
