import Facts

/// The code behind a name, member or call of the app's: what it gives, and where that stands.
struct DeclaredBody {
  var statements: [Statement]
  var scope: Scope
  /// What it is declared to give.
  var type: TypeReference?

  /// The only declaration that an expression can mean; `nil` where there are several, or none with a body.
  init?(of expression: Expression, in scope: Scope, _ linkage: Linkage) {
    let evaluator = linkage.evaluator
    switch expression.kind {
    case .call(let callee, let arguments):
      var arguments = evaluator.labeled(arguments, in: scope)
      var found = evaluator.functions(callee.stripped, labels: arguments, in: scope)
      if found.isEmpty, case .closure(let closure) = evaluator.evaluate(callee, in: scope) {
        self.scope = closure.scope.nested()
        evaluator.bind(closure.closure, to: arguments, in: self.scope)
        statements = closure.closure.body
        type = closure.closure.result ?? closure.wanted
        return
      }
      if found.isEmpty, case .function(let id, let receiver) = evaluator.evaluate(callee, in: scope) {
        // Where a function is passed by its name, nothing is passed by labels.
        found = [(id, receiver)]
        let parameters = linkage.program[id].declaration.parameters
        for (index, parameter) in parameters.enumerated().prefix(arguments.count) {
          arguments[index].label = parameter.label
        }
      }
      guard found.count == 1, let body = linkage.program[found[0].id].declaration.body else { return nil }
      let place = Origin(file: scope.file, offset: expression.offset)
      self.scope = evaluator.scope(of: found[0].id, receiver: found[0].receiver, arguments: arguments, at: place)
      type = linkage.program[found[0].id].declaration.result
      let attributes = linkage.program[found[0].id].declaration.attributes
      statements = evaluator.built(body, by: attributes, in: self.scope) ?? body
    case .subscript(let base, let arguments):
      let arguments = evaluator.labeled(arguments, in: scope)
      let found = evaluator.subscripts(of: base, arguments, in: scope)
      guard found.count == 1, let body = linkage.program[found[0].id].declaration.body else { return nil }
      let place = Origin(file: scope.file, offset: expression.offset)
      statements = body
      type = linkage.program[found[0].id].declaration.result
      self.scope = evaluator.scope(of: found[0].id, receiver: found[0].receiver, arguments: arguments, at: place)
    case .name, .member:
      var found = evaluator.variables(expression, in: scope)
      if found.isEmpty, case .name(let name, _) = expression.kind, scope.lookup(name) == nil {
        for case .variable(let id) in linkage.program.globals[name] ?? [] { found.append((id, nil)) }
      }
      guard found.count == 1 else { return nil }
      let entry = linkage.program[found[0].id]
      if let (body, inner) = Self.kept(found[0].id, of: found[0].receiver, linkage) {
        statements = body
        self.scope = inner
        type = entry.declaration.type
        return
      }
      let initial = entry.declaration.value.map { [Statement(.expression($0), at: $0.offset)] }
      guard let body = entry.declaration.getter ?? initial else { return nil }
      type = entry.declaration.type
      self.scope = Scope(
        file: entry.file, owner: entry.owner, receiver: found[0].receiver, requirements: entry.requirements)
      statements = evaluator.built(body, by: entry.declaration.attributes, in: self.scope) ?? body
    default: return nil
    }
  }

  /// What a stored property gets from the wrapper around it, or from an initialiser.
  private static func kept(
    _ id: VariableID, of receiver: Value?, _ linkage: Linkage
  ) -> (body: [Statement], scope: Scope)? {
    let entry = linkage.program[id]
    guard entry.declaration.getter == nil else { return nil }
    let place = Scope(file: entry.file, owner: entry.owner)
    return linkage.evaluator.wrapper(of: id, in: place).flatMap { wrapped($0, linkage) }
      ?? linkage.evaluator.initialized(id, of: receiver)
  }

  /// What the app's property wrapper gives for the property around which it stands.
  private static func wrapped(_ wrapper: Instance, _ linkage: Linkage) -> (body: [Statement], scope: Scope)? {
    for case .variable(let id) in linkage.program.members(named: "wrappedValue", of: wrapper.id) {
      let entry = linkage.program[id]
      guard let getter = entry.declaration.getter else { continue }
      let scope = Scope(
        file: entry.file, owner: entry.owner, receiver: .instance(wrapper), requirements: entry.requirements)
      linkage.evaluator.want(entry.declaration.type, of: nil, or: getter, in: scope)
      return (getter, scope)
    }
    return nil
  }
}
