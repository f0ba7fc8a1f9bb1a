import Facts
import NavigationModel

/// Coordinators that keep others in a list of children.
struct ChildFlowLinker {
  let linkage: Linkage
  private let lists: ChildLists
  private let farewells: Farewells
  /// Functions that start what they are given.
  private let starters: Set<String>

  init(linkage: Linkage) {
    self.linkage = linkage
    lists = ChildLists(linkage: linkage)
    farewells = Farewells(of: lists, linkage: linkage)
    let direct = linkage.sites.named("start").compactMap { site in
      site.form == .call ? site.base.flatMap { linkage.functionHanding($0, through: site.code) } : nil
    }
    starters = linkage.functionsHandingOn(to: direct.map { linkage.program[$0].declaration.name })
  }

  private var program: Program { linkage.program }

  /// Adds every place that keeps a child.
  func link() {
    for site in lists.additions {
      guard let child = lists.child(at: site), !lists.isParameter(child, of: site.code) else { continue }
      add(child, at: site)
    }
    for site in linkage.sites.named(lists.keepers) where site.form == .call && site.base.isOwn {
      guard let child = site.arguments.first?.value, !lists.isParameter(child, of: site.code) else { continue }
      add(child, at: site)
    }
  }

  private func add(_ child: Expression, at site: CallSite) {
    guard let owner = site.scope.owner, program[owner].keyword == .class else { return }
    let types = linkage.evaluator.evaluate(child, in: site.scope).alternatives
      .compactMap { linkage.evaluator.typeID(of: $0) }.filter { program[$0].keyword == .class }
    linkage.draft.childFlows.append(
      ChildFlow(
        owner: program[owner].qualifiedName, child: types.first.map { program[$0].qualifiedName },
        source: linkage.place(site.origin), finish: finish(of: child, at: site, owner),
        isRemoved: types.isEmpty || farewells.letGo(child, of: types, keptAt: site, by: owner),
        startedAgain: startedAgain(child, near: site)))
  }

  /// Where the owner in the same piece of code asks to hear that the child is done.
  private func finish(of child: Expression, at site: CallSite, _ owner: TypeID) -> SourcePlace? {
    guard case .name(let name, _) = child.stripped.kind else { return nil }
    let hooks = linkage.sites.all.filter { other in
      guard other.form == .assignment, other.scope.file == site.scope.file, let base = other.base?.stripped.lastName
      else { return false }
      return base == name && other.code == site.code || base == "$0" && isConfigured(name, by: other, for: site)
    }
    let found = hooks.first { hook in
      guard case .assignment(_, _, let value) = hook.expression.kind else { return false }
      if case .closure = value.stripped.kind { return hook.name.isAboutTheEnd }
      return hook.name == "delegate" && value.stripped.lastName == "self" && hearsOfTheEnd(owner)
    }
    return found.map { linkage.place($0.origin) } ?? hook(ofMaking: name, site, owner)
      ?? farewells.idleFarewell(of: owner).map { program.place(program[$0].file, program[$0].declaration.offset) }
  }

  /// Whether a closure that the local is made with sets something of it: `Checkout().with { $0.delegate = self }`.
  private func isConfigured(_ name: String, by other: CallSite, for site: CallSite) -> Bool {
    other.scope.owner == site.scope.owner && other.declaration.names.contains(name)
      && other.scope.function == site.scope.function && other.expression.offset < site.expression.offset
  }

  /// Where the child is told at its making whom to tell of its end: `CheckoutCoordinator(delegate: self)`.
  private func hook(ofMaking name: String, _ site: CallSite, _ owner: TypeID) -> SourcePlace? {
    guard case .expression(let local, _)? = site.scope.lookup(name)?.first, let made = local.written?.expression,
      case .call(_, let arguments) = made.stripped.kind
    else { return nil }
    let hears = arguments.contains { argument in
      if case .closure = argument.value.kind { return argument.label?.isAboutTheEnd ?? false }
      return argument.label?.lowercased().hasSuffix("delegate") == true && argument.value.stripped.lastName == "self"
        && hearsOfTheEnd(owner)
    }
    return hears ? program.place(site.scope.file, made.offset) : nil
  }

  private func hearsOfTheEnd(_ owner: TypeID) -> Bool { program[owner].members.keys.contains(where: \.isAboutTheEnd) }

  /// Starts of the same object after the first, in one piece of code and under the same conditions.
  private func startedAgain(_ child: Expression, near site: CallSite) -> [SourcePlace] {
    guard case .name(let name, _) = child.stripped.kind else { return [] }
    let starts = linkage.sites.named(starters.union(["start"])).filter { other in
      other.form == .call && other.code == site.code && other.scope === site.scope && other.gates == site.gates
        && (other.name == "start" && other.base?.stripped.lastName == name
          || starters.contains(other.name) && other.base.isOwn
            && other.arguments.first?.value.stripped.lastName == name)
    }
    // Where a helper keeps and starts, the first call tells it all.
    if starts.dropFirst().contains(where: { $0 === site }), let first = starts.first, lists.keepers.contains(first.name)
    {
      return []
    }
    return starts.dropFirst().map { linkage.place($0.origin) }
  }
}
