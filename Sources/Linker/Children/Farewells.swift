import Facts

/// Who takes kept children away again, and which of them.
///
/// That a class declares how to take from its list lets nobody go yet: somebody must ask for it, for this child.
struct Farewells {
  private let linkage: Linkage
  private let lists: ChildLists
  /// Calls of functions that take away what they are given, but for those that only hand it through.
  private let requests: [CallSite]
  /// Places that hand such a function to somebody else.
  private let references: [CallSite]
  /// Places that take away without being told what.
  private let removals: [CallSite]
  /// The local names of the children that a body keeps.
  private let kept: [Code: Set<String>]

  init(of lists: ChildLists, linkage: Linkage) {
    self.linkage = linkage
    self.lists = lists
    var kept: [Code: Set<String>] = [:]
    let keeping =
      lists.additions.map { ($0, lists.child(at: $0)) }
      + linkage.sites.named(lists.keepers).filter { $0.form == .call }.map { ($0, $0.arguments.first?.value) }
    for (site, child) in keeping {
      guard let child, case .name(let name, _) = child.stripped.kind,
        linkage.functionHanding(child, through: site.code) == nil
      else { continue }
      kept[site.code, default: []].insert(name)
    }
    self.kept = kept
    let told = lists.removals.filter { $0.isTold(kept, linkage) }
    removals = lists.removals.filter { !$0.isTold(kept, linkage) }
    let removers = linkage.functionsTakingAway(
      told.compactMap { $0.code.function.map { linkage.program[$0].declaration.name } })
    requests = linkage.sites.named(removers).filter { site in
      site.form == .call && !site.arguments.isEmpty && !lists.isList(site.base) && !site.isWithin(site.name, linkage)
        && !site.arguments.contains { linkage.isHandedThrough($0.value, by: site.code) }
    }
    references =
      removers.isEmpty
      ? [] : linkage.sites.all.filter { $0.handed.contains { $0.lastName.map(removers.contains) ?? false } }
  }

  /// Whether somebody takes this child away.
  func letGo(_ child: Expression, of types: [TypeID], keptAt site: CallSite, by owner: TypeID) -> Bool {
    let name = child.stripped.lastName
    let owners = [owner] + (linkage.program.ancestorTable[owner] ?? [])
    func isMeant(_ place: CallSite, _ names: Set<String>) -> Bool? {
      if place.code == site.code, let name, names.contains(name) { return true }
      return names.isDisjoint(with: kept[place.code] ?? []) ? nil : false
    }
    let isAsked = requests.contains { request in
      if let isMeant = isMeant(request, names(in: request)) { return isMeant }
      guard let asking = request.scope.owner else { return true }
      if owners.contains(asking) { return request.arguments.contains { canBe($0.value, types, request) } }
      guard types.contains(where: { linkage.evaluator.isRelated($0, asking) }) else { return false }
      return !request.base.isOwn || request.arguments.contains { $0.value.stripped.lastName == "self" }
    }
    if isAsked { return true }
    let isRemoved = removals.contains { removal in
      if let key = site.key, let other = removal.key, key != other { return false }
      if let isMeant = isMeant(removal, names(in: removal)) { return isMeant }
      guard let removing = removal.scope.owner else { return isUsed(removal.code) }
      // A child takes itself out of the list of whoever keeps it, be it when its screen is gone:
      // `parent?.children.removeLast()`.
      if removal.isOfOther, types.contains(where: { linkage.evaluator.isRelated($0, removing) }) { return true }
      return owners.contains(removing) && isUsed(removal.code)
    }
    return isRemoved
      || references.contains { reference in
        reference.code == site.code || (reference.scope.owner.map(owners.contains) ?? true)
      }
  }

  /// A function of a class that takes an ended child away, and that nobody calls: `childDidFinish(_:)`.
  func idleFarewell(of type: TypeID) -> FunctionID? {
    lists.removals.lazy.filter { $0.scope.owner == type && !isUsed($0.code) }.compactMap(\.code.function).first {
      function in
      let name = linkage.program[function].declaration.name.lowercased()
      return ["finish", "complet", "didend", "remove"].contains { name.contains($0) }
    }
  }

  /// The local names that a place is about, and what they were unwrapped from.
  private func names(in site: CallSite) -> Set<String> {
    var collector = NameCollector()
    if lists.isList(site.base) {
      collector.collect(site.expression)
    } else {
      for argument in site.arguments { collector.collect(argument.value) }
      if case .assignment(_, _, let value) = site.expression.kind { collector.collect(value) }
    }
    let unwrapped = collector.names.compactMap { name -> String? in
      guard case .expression(let local, _)? = site.scope.lookup(name)?.first else { return nil }
      return local.written?.expression.stripped.lastName
    }
    return collector.names.union(unwrapped)
  }

  /// Whether a value may be a child of one of the types.
  private func canBe(_ value: Expression, _ types: [TypeID], _ site: CallSite) -> Bool {
    let known = linkage.evaluator.evaluate(value, in: site.scope).alternatives
      .compactMap { linkage.evaluator.typeID(of: $0) }
    return known.isEmpty || known.contains { type in types.contains { linkage.evaluator.isRelated($0, type) } }
  }

  /// Whether somebody calls the function, or it is a callback that other code calls.
  private func isUsed(_ code: Code) -> Bool {
    guard let function = code.function else { return true }
    let uses = linkage.sites.uses
    return uses.isUsed(function, named: linkage.program[function].declaration.name)
      || linkage.isLibraryCallback(function)
  }
}

extension Linkage {
  /// The functions of those names, and all that hand their own parameter on to one of them.
  fileprivate func functionsTakingAway(_ names: [String]) -> Set<String> {
    var found = Set(names)
    var new = found
    while !new.isEmpty {
      let next = sites.named(new).compactMap { site -> String? in
        guard site.form == .call,
          let function = site.arguments.lazy.compactMap({ self.functionHanding($0.value, through: site.code) }).first
        else { return nil }
        return program[function].declaration.name
      }
      new = Set(next).subtracting(found)
      found.formUnion(new)
    }
    return found
  }

  /// Whether a function only passes on what its caller gave it.
  fileprivate func isHandedThrough(_ value: Expression, by code: Code) -> Bool {
    functionHanding(value, through: code).map { !isLibraryCallback($0) } ?? false
  }

  fileprivate func isLibraryCallback(_ function: FunctionID) -> Bool {
    program[function].declaration.attributes.contains { $0.name == "objc" }
      || program[function].declaration.parameters.contains { $0.label == "didShow" }
  }
}

extension CallSite {
  /// Under which name it keeps or takes away, where that is written: `children[.checkout] = nil`.
  fileprivate var key: String? {
    switch expression.kind {
    case .assignment(let target, _, _):
      guard case .subscript(_, let arguments) = target.stripped.kind else { return nil }
      return arguments.first?.value.constantKey
    case .call: return name == "removeValue" ? argument("forKey")?.constantKey : nil
    default: return nil
    }
  }

  /// Whether it takes away what the function around it is given.
  fileprivate func isTold(_ kept: [Code: Set<String>], _ linkage: Linkage) -> Bool {
    guard let function = code.function, kept[code] == nil, !linkage.isLibraryCallback(function) else { return false }
    return linkage.program[function].declaration.parameters.contains { parameter in
      [parameter.name, parameter.label ?? "", parameter.type?.unwrapped.simpleName ?? ""].map { $0.lowercased() }
        .contains { name in ["child", "coordinator", "flow"].contains { name.contains($0) } }
    }
  }

  /// Whether the list is that of another object than the one whose code it is.
  fileprivate var isOfOther: Bool {
    if form == .assignment { return !base.isOwn }
    guard case .member(let keeper?, _, _)? = base?.stripped.kind else { return false }
    return !Optional(keeper).isOwn
  }

  /// Whether it stands in a function of that name.
  fileprivate func isWithin(_ name: String, _ linkage: Linkage) -> Bool {
    code.function.map { linkage.program[$0].declaration.name == name } ?? false
  }

  /// Names of functions and properties that it passes on uncalled.
  fileprivate var handed: [Expression] {
    switch expression.kind {
    case .call(_, let arguments): arguments.map(\.value.stripped)
    case .assignment(_, _, let value): [value.stripped]
    default: []
    }
  }
}

extension Expression {
  /// The text or case that it is, as written.
  fileprivate var constantKey: String? {
    if let literalText { return literalText }
    guard case .member(let base, let name, _) = kind else { return nil }
    return base.map { $0.lastName?.first?.isUppercase == true } ?? true ? name : nil
  }
}
