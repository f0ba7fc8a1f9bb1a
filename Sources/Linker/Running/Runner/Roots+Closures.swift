import Facts
import NavigationModel

/// Closures that are handed over as code begins to run nowhere else.
extension Roots {
  /// Closures that nothing was seen to call: they are handed to somebody who will.
  func runClosures(where isNext: (ClosureSite) -> Bool) {
    for site in linkage.sites.closures
    where !runner.ranClosures.contains(site.origin) && isNext(site) && !isLeftOut(site)
      && !(site.scope.function.map(uncalled.isForAnyOfMany) ?? false)
    {
      // A view that never came into view does nothing.
      guard case .closure(let closure) = site.expression.kind, !(site.scope.owner.map(program.isPart) ?? false)
      else { continue }
      let value = ClosureValue(closure: closure, scope: site.scope, offset: site.expression.offset)
      // What of it is a screen's own is behind the conditions around it, too.
      let effects = runner.perform(value, arguments: []).map { $0.behind(site.gates) }
      guard !effects.isEmpty else { continue }
      let claimed = runner.settled(runner.claim(effects, site.scope))
      let given = self.screens(given: site)
      let screens = given.isEmpty ? screens(of: site) : given
      if screens.isEmpty { runner.emission.lose(claimed) }
      commit(claimed, of: site.scope.owner, at: screens, isGiven: !given.isEmpty)
    }
  }

  /// The screens of the object that makes a closure: for those it works where the one that it is given to has none.
  func screens(of site: ClosureSite) -> [NodeID] {
    guard let owner = site.scope.owner, runner.actors.actor(owner) == nil else { return [] }
    return runner.actors.screens(of: owner)
  }

  /// Whether a library would have got the closure, had its code been run: no caller leads there.
  private func isLeftOut(_ site: ClosureSite) -> Bool {
    guard !runner.handedOver.contains(site.origin), let function = site.scope.function,
      runner.reached.contains(function), case .call(let callee, _)? = site.taker?.kind, let name = callee.lastName
    else { return false }
    return program.globals[name] == nil && !program.hasType(named: name, seenFrom: site.scope.file)
      && linkage.evaluator.methodsByName[name] == nil && !runner.relevance.contains(name)
  }

  /// The screens of the object that a closure is given to.
  private func screens(given site: ClosureSite) -> [NodeID] {
    guard let taker = site.taker else { return [] }
    let types = linkage.evaluator.evaluate(taker, in: site.scope).alternatives
      .compactMap { linkage.evaluator.typeID(of: $0) }
    // Of the objects in a list, each is given the closure, but which kinds there are is not always known.
    guard !isElement(taker, site.scope) || Set(types).count == 1 else { return [] }
    return types.flatMap { type -> [NodeID] in
      let screens = runner.actors.screens(of: type)
      return isCommon(type, heldBy: screens) ? [] : screens
    }
  }

  private func isElement(_ taker: Expression, _ scope: Scope) -> Bool {
    guard case .name(let name, _) = taker.stripped.kind, let meanings = scope.lookup(name) else { return false }
    return meanings.contains { if case .element = $0 { true } else { false } }
  }
}
