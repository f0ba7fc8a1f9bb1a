extension World {
  /// This world with what another says on top of it, key by key down to the innermost mapping.
  package func overlaid(by other: World) -> World {
    var world = self
    world.flags.merge(other.flags) { _, new in new }
    world.gates.merge(other.gates) { old, new in new.filled(from: old) }
    world.screens.merge(other.screens) { old, new in
      ScreenConduct(
        canBeDismissed: new.canBeDismissed ?? old.canBeDismissed, refuses: new.refuses ?? old.refuses,
        answersTo: new.answersTo ?? old.answersTo)
    }
    world.tasks.merge(other.tasks) { old, new in
      TaskConduct(
        stores: new.stores ?? old.stores, refuses: new.refuses ?? old.refuses, at: new.at ?? old.at,
        selectsTab: new.selectsTab.map { tabs in (old.selectsTab ?? [:]).merging(tabs) { _, new in new } }
          ?? old.selectsTab)
    }
    world.finders.merge(other.finders) { old, new in
      FinderConduct(matches: new.matches ?? old.matches, stores: new.stores ?? old.stores)
    }
    world.factories.merge(other.factories) { old, new in
      FactoryConduct(stores: new.stores ?? old.stores, fails: new.fails ?? old.fails)
    }
    world.actions.merge(other.actions) { _, new in new }
    world.storyboards.merge(other.storyboards) { _, new in new }
    world.routerGates = other.routerGates ?? routerGates
    world.navigatesOneAtATime = other.navigatesOneAtATime ?? navigatesOneAtATime
    world.splits = other.splits ?? splits
    return world
  }
}

extension GateConduct {
  /// What is said in part, with the rest from before.
  ///
  /// An error and an answer go together: a gate that waits now has no error of earlier.
  fileprivate func filled(from old: GateConduct) -> GateConduct {
    guard isPartial else { return self }
    return GateConduct(
      answer: answer ?? old.answer, unless: unless ?? old.unless, error: answer == nil ? old.error : error,
      opens: opens ?? old.opens, isPartial: true)
  }
}
