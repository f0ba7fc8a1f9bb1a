import Facts

/// Which enum a place means that names a case.
struct CaseOwners {
  private let linkage: Linkage
  private let functions: [String: [FunctionID]]

  init(linkage: Linkage) {
    self.linkage = linkage
    functions = Dictionary(
      grouping: linkage.program.functions.indices.map(FunctionID.init), by: { linkage.program[$0].declaration.name })
  }

  private var program: Program { linkage.program }

  /// The enum of a switch: what its subject is, else the only one with all those cases.
  func type(of site: SwitchSite) -> TypeID? {
    let names = site.caseNames
    let types = linkage.evaluator.evaluate(site.subject, in: site.scope).alternatives
      .compactMap { linkage.evaluator.typeID(of: $0) }.filter { program[$0].keyword == .enum }
    return types.first { has($0, all: names) }
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
      let types = routers.flatMap(\.arguments).compactMap { program.resolve($0, from: use.scope.owner) }
      if let type = types.first(where: { known($0, use.name) != nil }) { return type }
    }
    let types = (functions[name] ?? []).flatMap { id in
      program[id].declaration.parameters.compactMap(\.type).compactMap {
        known(program.resolve($0.unwrapped, from: program[id].owner, file: program[id].file), use.name)
      }
    }
    return Set(types).count == 1 ? types.first : nil
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
