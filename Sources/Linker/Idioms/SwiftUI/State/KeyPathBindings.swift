import Facts

/// Properties that follow a part of a store which key paths lead to, by functions of the app's own:
/// `store.updates(for: \.routing.isOpen).bind(to: self, by: \.isOpen)`.
struct KeyPathBindings {
  struct Binding {
    var site: CallSite
    /// What is followed.
    var sources: [VariableID]
    /// What follows it.
    var target: Expression
    var name: String
  }

  private(set) var all: [Binding] = []
  private let program: Program

  /// - Complexity: O(*n*) in the number of calls, and of properties for each that is such a binding.
  init(_ linkage: Linkage) {
    program = linkage.program
    for site in linkage.sites.all where site.form == .call && site.arguments.count == 2 {
      guard site.name != "assign", let owner = site.scope.owner, !program.isPart(owner),
        let target = Self.target(of: site.arguments), let name = target.lastName,
        let path = site.base.flatMap(Self.path)
      else { continue }
      let sources = variables(at: path)
      if !sources.isEmpty { all.append(Binding(site: site, sources: sources, target: target, name: name)) }
    }
  }

  /// The property of the object at hand that gets what comes.
  private static func target(of arguments: [Argument]) -> Expression? {
    guard let object = arguments.first(where: { $0.value.isSelf })?.value else { return nil }
    for argument in arguments {
      if case .keyPath(_, let names) = argument.value.stripped.kind, names.count == 1 {
        return Expression(.member(object, names[0], []), at: argument.value.offset)
      }
    }
    return nil
  }

  /// The key path in a chain of operators, which lead its elements on as they are.
  private static func path(in publisher: Expression) -> [String]? {
    var current = publisher.stripped
    while case .call(let callee, let arguments) = current.kind {
      if arguments.count == 1, case .keyPath(_, let names) = arguments[0].value.stripped.kind {
        return names.isEmpty ? nil : names
      }
      guard let name = callee.lastName, PublishedObservers.passing.contains(name), let base = callee.strippedBase else {
        return nil
      }
      current = base.stripped
    }
    return nil
  }

  /// The properties of values at the end of a path; none where more than one type has such a path.
  private func variables(at path: [String]) -> [VariableID] {
    let holders =
      path.count > 1
      ? Set(
        program.variables.lazy.filter { $0.declaration.name == path[path.count - 2] }
          .compactMap { Self.typeName(of: $0.declaration) }) : []
    let found = program.variables.indices.map(VariableID.init).filter { id in
      guard program[id].declaration.name == path.last, let owner = program[id].owner,
        program[owner].keyword == .struct, !program.isPart(owner)
      else { return false }
      return path.count == 1 || holders.contains(program[owner].name)
    }
    return found.count == 1 ? found : []
  }

  private static func typeName(of declaration: VariableDeclaration) -> String? {
    if let type = declaration.type { return type.unwrapped.simpleName }
    guard case .call(let callee, _)? = declaration.value?.stripped.kind else { return nil }
    return callee.lastName
  }
}
