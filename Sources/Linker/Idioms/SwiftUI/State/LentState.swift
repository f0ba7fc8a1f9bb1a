import Facts

/// State of its own that a view lends to views of the app's as a binding: `CallToAction(sheet: $sheet)`.
///
/// What those views assign to the property that they keep it in is assigned to the state.
struct LentState {
  /// A view that is given a binding for one of its properties.
  private struct Loan {
    var view: TypeID
    var property: String
  }

  private let linkage: Linkage
  /// Where bindings of a type's properties are lent, by the properties' names.
  private var loans: [TypeID: [String: [Loan]]] = [:]
  /// Names of bindings that go where it is not seen what becomes of them.
  private var lost: [TypeID: Set<String>] = [:]

  /// - Complexity: O(*n*) in the number of calls.
  init(_ linkage: Linkage) {
    self.linkage = linkage
    for site in linkage.sites.all {
      guard let owner = site.scope.owner else { continue }
      if let name = site.base?.boundName { lost[owner, default: []].insert(name) }
      for argument in site.arguments {
        if case .prefix("&", let changed) = argument.value.stripped.kind, let name = changed.lastName {
          lost[owner, default: []].insert(name)
        }
        guard let name = argument.value.boundName, !OwnState.presenting.contains(site.name) else { continue }
        if let view = view(named: site.name, in: site.scope), let label = argument.label,
          argument.value.lastName == "$" + name, isBinding(label, of: view)
        {
          loans[owner, default: [:]][name, default: []].append(Loan(view: view, property: label))
        } else {
          lost[owner, default: []].insert(name)
        }
      }
    }
  }

  private func view(named name: String, in scope: Scope) -> TypeID? {
    guard name.beginsUppercase, let type = linkage.program.resolve(.simple(name), from: scope.owner, file: scope.file)
    else { return nil }
    return linkage.program[type].keyword == .struct ? type : nil
  }

  private func isBinding(_ name: String, of view: TypeID) -> Bool {
    linkage.program.members(named: name, of: view).contains { member in
      guard case .variable(let id) = member else { return false }
      return linkage.program[id].declaration.attributes.contains { $0.name == "Binding" }
    }
  }

  /// All that is assigned to a property where its view, and whoever that lends it to, says what becomes of it.
  ///
  /// - Returns: `nil` where that is not all, or one of the values stays open.
  func values(of id: VariableID) -> [Value]? {
    var seen: Set<VariableID> = []
    var values: [Value] = []
    var open = [id]
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      let entry = linkage.program[next]
      let name = entry.declaration.name
      guard let owner = entry.owner, lost[owner]?.contains(name) != true, let own = assigned(to: next) else {
        return nil
      }
      let scope = Scope(file: entry.file, owner: owner)
      values += own.map { linkage.evaluator.contextual($0, entry.declaration.type, in: scope) }
      for loan in loans[owner]?[name] ?? [] {
        for case .variable(let lent) in linkage.program.members(named: loan.property, of: loan.view) {
          open.append(lent)
        }
      }
    }
    return values
  }

  /// What code gives a property, beside nothing.
  private func assigned(to id: VariableID) -> [Value]? {
    let entry = linkage.program[id]
    let isGiven = linkage.sites.named(entry.declaration.name).contains { site in
      guard case .assignment(_, _, let value) = site.expression.kind, !value.isNil else { return false }
      guard let base = site.base, !base.isSelf else { return site.scope.owner == entry.owner }
      // `parent.sheet = .help`, from an object that a view has made.
      return linkage.evaluator.evaluate(base, in: site.scope).alternatives.contains { object in
        linkage.evaluator.typeID(of: object).map { $0 == entry.owner } ?? true
      }
    }
    return isGiven ? linkage.evaluator.stores?.values(of: id) : []
  }

  /// Whether nothing ever gives a view's own state a value: what it would show is never seen.
  func isIdle(_ id: VariableID) -> Bool {
    let entry = linkage.program[id]
    let name = entry.declaration.name
    guard let owner = entry.owner, case .optional? = entry.declaration.type, entry.declaration.value?.isNil ?? true,
      entry.declaration.attributes.map(\.name) == ["State"], values(of: id)?.isEmpty == true,
      linkage.sites.named("_" + name).allSatisfy({ $0.scope.owner != owner })
    else { return false }
    // Who makes the view may say what it begins with.
    return !linkage.sites.named([linkage.program[owner].name, "init"]).contains { site in
      site.arguments.contains { $0.label == name }
    }
  }
}
