import Facts

/// State that can have more values than code writes out: `selection = tab`, `Picker(selection: $selection)`.
///
/// What such state begins with says nothing of it later, wherever it is passed on.
struct OpenStates {
  private var open: Set<VariableID> = []
  /// State that nothing changes: what a view is given under `@State` it only keeps.
  private var kept: Set<VariableID> = []

  /// - Complexity: O(*n*) in the number of calls and assignments.
  init(_ linkage: Linkage) {
    let program = linkage.program
    var bound: [TypeID: Set<String>] = [:]
    for site in linkage.sites.all {
      guard let owner = site.scope.owner else { continue }
      // `$details.load { … }` changes it as well.
      for used in [site.base].compactMap(\.self) + site.arguments.map(\.value) {
        if let name = used.boundName { bound[owner, default: []].insert(name) }
      }
    }
    for id in program.variables.indices.map(VariableID.init) {
      let entry = program[id]
      guard let owner = entry.owner, StateNames.isObserved(id, in: program) else { continue }
      let name = entry.declaration.name
      let sites = linkage.sites.named(name)
      let isBound = bound[owner]?.contains(name) == true
      if isBound || sites.contains(where: { $0.opens(owner) }) { open.insert(id) }
      if !isBound, entry.declaration.attributes.map(\.name) == ["State"],
        !sites.contains(where: { $0.form == .assignment && $0.scope.owner == owner })
      {
        kept.insert(id)
      }
    }
  }

  func contains(_ id: VariableID) -> Bool { open.contains(id) }

  /// Whether a property is no state but in name: what it is given is what it stays.
  func isConstant(_ id: VariableID, in program: Program) -> Bool {
    program[id].declaration.attributes.isEmpty || kept.contains(id)
  }
}

extension CallSite {
  /// Whether it gives a property of a type, or of an object, a value that is not written out.
  fileprivate func opens(_ owner: TypeID) -> Bool {
    guard form == .assignment, case .assignment(let target, "=", let value) = expression.kind, !value.isWrittenOut
    else { return false }
    switch target.stripped.kind {
    case .name: return scope.owner == owner
    case .member(let base?, _, _): return !base.isSelf || scope.owner == owner
    default: return false
    }
  }
}

extension Expression {
  /// Whether it is a case, a flag, a text or a number as written; what a condition chooses of such is, too.
  fileprivate var isWrittenOut: Bool {
    switch stripped.kind {
    case .nil, .boolean, .number, .string, .member(nil, _, _): true
    case .member(let base?, _, _): base.lastName?.beginsUppercase ?? false
    case .call(let callee, _): callee.isWrittenOut
    case .ternary(_, let then, let otherwise): then.isWrittenOut && otherwise.isWrittenOut
    default: false
    }
  }
}
