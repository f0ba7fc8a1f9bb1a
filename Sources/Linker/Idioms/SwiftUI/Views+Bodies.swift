import Facts

extension Views {
  /// The code that makes what a view shows; that of a library's may be given what it needs: `func body(props: Props)`.
  func body(of id: TypeID, _ value: Value) -> (code: [Statement], scope: Scope)? {
    switch runner.program.members(named: "body", of: id).first {
    case .variable(let body):
      let scope = Scope(file: runner.program[body].file, owner: id, receiver: value)
      return runner.program[body].declaration.getter.map { ($0, scope) }
    case .function(let body):
      let scope = runner.evaluator.scope(of: body, receiver: value, arguments: [], at: nil)
      return runner.program[body].declaration.body.map { ($0, scope) }
    case .enumCase, .type, nil: return nil
    }
  }
}
