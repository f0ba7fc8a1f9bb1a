import Facts

/// The names of properties that bindings lead to, as far as the spelling tells.
struct BoundNames {
  /// What the app's own subscripts read: `subscript(tab: Tab) -> [Route] { paths[tab] ?? [] }`.
  let subscripts: Set<String>
  /// What functions read of which bindings are made, by their name: `Binding(get: isShown, set: show)`.
  private let getters: [String: Set<String>]

  init(_ linkage: Linkage) {
    let program = linkage.program
    var subscripts: Set<String> = []
    for entry in program.functions where entry.declaration.name == "subscript" {
      if let name = entry.declaration.body?.readExpression.flatMap(StateNames.boundName) { subscripts.insert(name) }
    }
    self.subscripts = subscripts
    var getters: [String: Set<String>] = [:]
    for site in linkage.sites.all {
      guard let name = site.argument("get")?.lastName, getters[name] == nil else { continue }
      let functions = program.functions.filter { $0.declaration.name == name && $0.declaration.parameters.isEmpty }
      getters[name] = Set(
        functions.flatMap { $0.declaration.body?.resultExpression.map(Self.names(readBy:)) ?? [] })
    }
    self.getters = getters
  }

  /// The names that a binding may lead to: one, but for brackets behind an object, which may run a subscript, and for
  /// bindings that choose.
  func names(in expression: Expression) -> Set<String> {
    let own = Set(read(by: expression))
    guard case .subscript(_, let arguments) = expression.stripped.kind else { return own }
    if case .keyPath? = arguments.first?.value.kind { return own }
    return subscripts.union(own)
  }

  private func read(by expression: Expression) -> [String] {
    if case .call(_, let arguments) = expression.stripped.kind,
      let get = arguments.first(where: { $0.label == "get" })?.value
    {
      if case .closure(let closure) = get.kind, let result = closure.body.resultExpression {
        return Self.names(readBy: result)
      }
      if let names = get.lastName.flatMap({ getters[$0] }), !names.isEmpty { return names.sorted() }
    }
    if case .operators = expression.stripped.kind { return [] }
    return Self.names(readBy: expression)
  }

  /// What an expression reads, or either branch of a choice: `isRoot ? isRootShown : isShown`.
  private static func names(readBy expression: Expression) -> [String] {
    switch expression.stripped.kind {
    case .ternary(_, let then, let otherwise): names(readBy: then) + names(readBy: otherwise)
    case .operators(_, let operands): operands.first.map { names(readBy: $0) } ?? []
    default: StateNames.boundName(expression).map { [$0] } ?? []
    }
  }
}

extension StateNames {
  /// The last name of `$a.b.c`, or of a binding that is passed on under its own name.
  static func boundName(_ expression: Expression) -> String? {
    let stripped = expression.stripped
    switch stripped.kind {
    case .name(let name, _): return name.withoutDollar
    case .member(_, let name, _): return name.withoutDollar
    case .call(let callee, let arguments):
      if let get = arguments.first(where: { $0.label == "get" }), case .closure(let closure) = get.value.kind {
        var result = closure.body.resultExpression
        if case .operators(_, let operands)? = result?.kind { result = operands.first }
        return result.flatMap(boundName)
      }
      if callee.lastName == "Binding" { return arguments.first.flatMap { boundName($0.value) } }
      if let base = callee.strippedBase { return boundName(base) }
      return nil
    case .subscript(let base, let arguments):
      if case .keyPath(_, let names)? = arguments.first?.value.kind { return names.last }
      return boundName(base)
    default: return nil
    }
  }
}
