import Facts

/// What a modifier or container shows that it is given, and that is written in place by whoever gives it, is a screen of
/// theirs: `.tip(isPresented: $isShown) { Text("…") }`, with `content.popover(isPresented: isPresented) { tip() }` in it.
struct GivenInPlace {
  let runner: Runner

  /// Where the only closure is written that some content calls and that the code around it is given.
  func place(of content: Expression, in scope: Scope) -> (origin: Origin, owner: TypeID)? {
    var collector = NameCollector()
    collector.collect(content)
    let given = collector.names.sorted().flatMap { closures(named: $0, content, scope) }
    guard given.count == 1, let closure = given.first, let owner = closure.scope.owner, owner != scope.owner else {
      return nil
    }
    return (Origin(file: closure.scope.file, offset: closure.offset), owner)
  }

  private func closures(named name: String, _ content: Expression, _ scope: Scope) -> [ClosureValue] {
    guard isGiven(name, scope) else { return [] }
    return runner.evaluator.evaluate(Expression(.name(name, []), at: content.offset), in: scope).alternatives
      .compactMap { if case .closure(let closure) = $0 { closure } else { nil } }
  }

  /// Whether a name means a property that holds a function, or a parameter.
  private func isGiven(_ name: String, _ scope: Scope) -> Bool {
    if let meanings = scope.lookup(name) {
      return meanings.contains { meaning in
        switch meaning {
        case .argument, .parameter: true
        default: false
        }
      }
    }
    guard let owner = scope.owner, case .variable(let id)? = runner.program.members(named: name, of: owner).first else {
      return false
    }
    return !runner.program[id].declaration.isStatic && runner.program[id].declaration.getter == nil
  }
}
