import Facts

/// Which statements give locals their values, and which ask for them.
extension BodyWalker {
  /// Notes that the statement at hand gives locals their values.
  mutating func noteLocals(_ pattern: Pattern, _ context: Context) {
    for name in pattern.boundNames { noteLocal(name, context) }
  }

  mutating func noteLocal(_ name: String, _ context: Context) {
    guard let statement = context.statement else { return }
    statements[statement].writes.append(StatementSite.Local(body: body, name: name))
  }

  /// Notes that the statement at hand asks for the value of a local.
  mutating func noteReading(_ name: String, _ context: Context) {
    guard let statement = context.statement else { return }
    statements[statement].reads.append(StatementSite.Local(body: body, name: name))
  }

  /// Notes that the statement at hand changes what a local holds, if the value at the root of an expression is one.
  mutating func noteChange(ofLocalIn expression: Expression?, _ context: Context) {
    guard let name = expression?.rootName, context.scope.lookup(name) != nil else { return }
    noteLocal(name, context)
  }
}

extension Expression {
  /// The locals that code gives back with this: one by itself, or those that an object is made of, `Module(view: screen)`.
  var namesGivenBack: [String] {
    switch stripped.kind {
    case .name(let name, _): return [name]
    case .call(let callee, let arguments):
      guard case .name(let made, _) = callee.stripped.kind, made.beginsUppercase else { return [] }
      return arguments.compactMap { if case .name(let name, _) = $0.value.stripped.kind { name } else { nil } }
    default: return []
    }
  }
}
