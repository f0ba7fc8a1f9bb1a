import Facts

/// Which enum a place means that names a case.
struct CaseOwners {
  private let linkage: Linkage
  private let functions: [String: [FunctionID]]
  /// Enums that stacks and libraries' sheets show views for.
  private let navigated: Set<TypeID>

  init(linkage: Linkage) {
    self.linkage = linkage
    let routers = linkage.shared(LibraryRouters.init)
    navigated = routers.tables.union(routers.sheets.values.flatMap(\.keys))
    functions = Dictionary(
      grouping: linkage.program.functions.indices.map(FunctionID.init), by: { linkage.program[$0].declaration.name })
  }

  private var program: Program { linkage.program }

  /// The enum of a switch: what its subject is, else the only one with all those cases.
  func type(of site: SwitchSite) -> TypeID? {
    let names = site.caseNames
    let types = linkage.evaluator.evaluate(site.subject, in: site.scope).alternatives
      .compactMap { linkage.evaluator.typeID(of: $0) }.filter { program[$0].keyword == .enum }
    return types.first { has($0, all: names) } ?? known(typeMade(by: site.subject, in: site.scope), all: names)
  }

  /// What a local is made as: `guard let route = Route(rawValue: name)`.
  private func typeMade(by subject: Expression, in scope: Scope) -> TypeID? {
    guard case .name(let name, _) = subject.stripped.kind,
      case .expression(let local, _)? = scope.lookup(name)?.first, let written = local.written,
      case .call(let callee, let arguments) = written.expression.stripped.kind,
      arguments.first?.label == "rawValue", let path = path(of: callee)
    else { return nil }
    return program.resolve(.named(path: path, arguments: []), from: written.scope.owner, file: written.scope.file)
  }

  /// Whether a switch over something unknown can be over an enum, or an optional one.
  func mayBe(_ type: TypeID, _ site: SwitchSite) -> Bool {
    has(type, all: site.caseNames.subtracting(["none", "some"]))
  }

  private func path(of expression: Expression) -> [String]? {
    switch expression.stripped.kind {
    case .name(let name, _): [name]
    case .member(let base?, let name, _): path(of: base).map { $0 + [name] }
    default: nil
    }
  }

  /// The type, if it is an enum with all those cases.
  func known(_ type: TypeID?, all names: Set<String>) -> TypeID? {
    type.flatMap { program[$0].keyword == .enum && has($0, all: names) ? $0 : nil }
  }

  /// The enum of a place that asks for a case; `nil` where that is not sure.
  func type(of use: CaseUse) -> TypeID? {
    if let base = use.base {
      guard let name = base.lastName else { return nil }
      return known(program.resolve(.simple(name), from: use.scope.owner, file: use.scope.file), use.name)
    }
    if let taken = takenType(use) { return taken }
    if use.taker == nil, let declared = use.declaredType,
      let type = known(program.resolve(declared.unwrapped, from: use.scope.owner, file: use.scope.file), use.name)
    {
      return type
    }
    return use.taker == nil ? known(use.scope.owner, use.name) : nil
  }

  /// What the function takes that gets the case, or the generic router.
  private func takenType(_ use: CaseUse) -> TypeID? {
    guard case .call(let callee, _)? = use.taker?.stripped.kind, let name = callee.lastName else { return nil }
    if let base = callee.strippedBase {
      let routers = linkage.evaluator.evaluate(base, in: use.scope).alternatives.compactMap { value -> TypeReference? in
        if case .typed(let type, _) = value { type } else { nil }
      }
      let types = (routers.flatMap(\.arguments) + declaredParts(of: base, in: use.scope))
        .compactMap { program.resolve($0, from: use.scope.owner, file: use.scope.file) }
      let fitting = types.filter { known($0, use.name) != nil }
      let exact = fitting.filter { carries($0, use) }
      if let type = exact.first(where: navigated.contains) ?? exact.first ?? fitting.first { return type }
    }
    if let made = program.resolve(.simple(name), from: use.scope.owner, file: use.scope.file) {
      return known(amongPropertiesOf: made, use.name)
    }
    let types = (functions[name] ?? []).flatMap { id in
      program[id].declaration.parameters.compactMap(\.type).compactMap {
        known(program.resolve($0.unwrapped, from: program[id].owner, file: program[id].file), use.name)
      }
    }
    return Set(types).count == 1 ? types.first : nil
  }

  /// What a type keeps that is made with the case: `MenuItem(title: "Help", route: .help)`.
  private func known(amongPropertiesOf type: TypeID, _ name: String) -> TypeID? {
    let types = program[type].members.values.joined().compactMap { member -> TypeID? in
      guard case .variable(let id) = member, let declared = program[id].declaration.type?.unwrapped else { return nil }
      return known(program.resolve(declared, from: type, file: program[id].file), name)
    }
    return Set(types).count == 1 ? types.first : nil
  }

  /// What the declared type of a property is made of: the routes of a router, whichever one an `init` was given, and
  /// the elements of a list.
  private func declaredParts(of base: Expression, in scope: Scope) -> [TypeReference] {
    guard let owner = scope.owner, let name = base.lastName else { return [] }
    let own = (program[owner].members[name] ?? []).flatMap { member -> [TypeReference] in
      guard case .variable(let id) = member, let type = program[id].declaration.type?.unwrapped else { return [] }
      if case .array(let element) = type { return [element] }
      return type.arguments
    }
    guard own.isEmpty, case .member(let inner?, _, _) = base.stripped.kind else { return own }
    return declaredParts(of: inner, in: scope)
  }

  /// Whether a case carries what it is given: of two types that have one of that name, the payload tells.
  private func carries(_ type: TypeID, _ use: CaseUse) -> Bool {
    guard case .call(_, let arguments)? = use.taker?.stripped.kind else { return true }
    var labels: [String?] = []
    for argument in arguments {
      guard case .call(let callee, let given) = argument.value.stripped.kind, callee.offset == use.offset else {
        continue
      }
      labels = given.map(\.label)
    }
    return program[type].cases.contains { $0.name == use.name && $0.parameters.map(\.label) == labels }
  }

  private func known(_ type: TypeID?, _ name: String) -> TypeID? {
    type.flatMap { program[$0].keyword == .enum && has($0, all: [name]) ? $0 : nil }
  }

  private func has(_ type: TypeID, all names: Set<String>) -> Bool {
    names.isSubset(of: Set(program[type].cases.map(\.name)))
  }
}

extension SwitchSite {
  /// Cases that whole branches are about.
  var caseNames: Set<String> { Set(arms.flatMap(\.patterns).compactMap { $0.enumCaseName }) }
}

extension Pattern {
  fileprivate var enumCaseName: String? {
    switch self {
    case .enumCase(_, let name, _): name
    case .optional(let inner): inner.enumCaseName
    default: nil
    }
  }
}
