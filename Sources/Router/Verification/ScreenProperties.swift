import NavigationModel

/// What exploring the app's own moves shows: screens that nobody gets out of, homes above themselves, and which screens
/// can be come to at all.
struct ScreenProperties {
  private(set) var defects: [Defect] = []
  /// Classes that can be seen in some state.
  private(set) var seen: Set<Symbol> = []
  /// Whether some move led to a class that can be seen in no state, because of the bounds.
  private(set) var isCutOff = false
  private let flags: [String: Bool]
  private let gaps: ScreenGaps

  /// States of which the surroundings are looked at for a way out, at most.
  private static let largestCell = 500

  /// States that are looked at after somebody has stopped the exploration: a matter of a second.
  private static let hastyCount = 1000

  /// Looks at every state that was reached; at the nearest ones if somebody has stopped the exploration.
  ///
  /// - Complexity: O(states × moves), about as long as the exploration.
  init(
    in space: borrowing StateSpace<UserSystem>, gaps: ScreenGaps, flags: [String: Bool], isCancelled: () -> Bool
  ) {
    self.gaps = gaps
    self.flags = flags
    var notedHomes: Set<Symbol> = []
    var beyond: Set<Symbol> = []
    var modalCounts: [Int] = []
    let system = space.system
    let wasStopped = space.bound == .cancellation
    for state in 0..<(wasStopped ? min(Self.hastyCount, space.stateCount) : space.stateCount) {
      if state % 64 == 0, !wasStopped, isCancelled() {
        isCutOff = true
        return
      }
      let (tree, memory) = space.withState(state) { (system.tree(of: $0), StateMemory($0)) }
      modalCounts.append(tree.modals.count)
      seen.formUnion(Self.visibleClasses(of: tree, system))
      noteHome(state, tree, space, &notedHomes)
      for (_, after, _) in system.movesOfScreens(from: tree, memory) where !system.bounds.hold(after) {
        beyond.formUnion(Self.visibleClasses(of: after, system))
      }
    }
    isCutOff = wasStopped || !beyond.isSubset(of: seen)
    guard !wasStopped, let forward = space.transitions() else { return }
    noteLockups(space, forward, modalCounts)
    noteDeadEnds(space, forward)
  }

  private static func visibleClasses(of tree: ScreenTree, _ system: UserSystem) -> Set<Symbol> {
    var simulator = system.simulator
    simulator.tree = tree
    return Set(simulator.visible.map { simulator.tree[$0].type })
  }

  // MARK: Home above home

  /// What the app began with lies on top of itself, by the app's own doing.
  private mutating func noteHome(
    _ state: Int, _ tree: ScreenTree, _ space: borrowing StateSpace<UserSystem>, _ noted: inout Set<Symbol>
  ) {
    let move = space.move(to: state)
    guard space.depth(of: state) > 0, move >= UserSystem.own else { return }
    let own = space.system.ownMoves.moves[Int(move - UserSystem.own)]
    guard own.surelyAdds, own.deed == .push || own.deed == .present, let target = own.target else { return }
    let shown = target[target.bottom(of: target.root)].type
    guard own.actor != shown, !noted.contains(shown), tree.hasAboveItself(shown) else { return }
    // What flows show first at some time is not where the app began.
    guard let start = space.witness(to: state).states.first, start < space.system.launchCount else { return }
    noted.insert(shown)
    defects.append(
      Defect(
        property: .shallow, subject: tree.classes.notation(shown), detail: own.description,
        witness: space.way(to: state), stateCount: 1, source: own.source, flags: flags))
  }

  // MARK: No way out

  /// Modals that cover the whole screen, and from which no state with fewer modals can be reached.
  private mutating func noteLockups(
    _ space: borrowing StateSpace<UserSystem>, _ forward: StateGraph, _ modalCounts: [Int]
  ) {
    let deepest = modalCounts.max() ?? 0
    guard deepest > 0 else { return }
    let backward = forward.reversed()
    var noted: Set<Symbol> = []
    for depth in 1...deepest {
      // What was not expanded may lead anywhere.
      let isOut = modalCounts.indices.map { modalCounts[$0] < depth || $0 >= space.expandedCount }
      let getsOut = backward.reached(from: isOut)
      for state in modalCounts.indices where !getsOut[state] && modalCounts[state] == depth {
        let tree = space.withState(state) { space.system.tree(of: $0) }
        guard let modal = tree.modals.last, space.system.isCovering(modal, in: tree) else { continue }
        let shown = tree[tree.bottom(of: modal)].type
        guard !noted.contains(shown), isSurelyClosed(from: state, forward, space) else { continue }
        noted.insert(shown)
        defects.append(
          Defect(
            property: .free, subject: tree.classes.name(shown),
            detail: "it covers the whole screen, and nothing that can be done in it takes it away",
            witness: space.way(to: state), stateCount: 1, flags: flags))
      }
    }
  }

  /// New roots, and new stacks, that leave nothing to do: no button leads on, and there is no way back.
  private mutating func noteDeadEnds(_ space: borrowing StateSpace<UserSystem>, _ forward: StateGraph) {
    var noted: Set<Symbol> = []
    for state in 0..<space.expandedCount where space.depth(of: state) > 0 && forward.successors(of: state).isEmpty {
      let move = space.move(to: state)
      guard move >= UserSystem.own else { continue }
      let own = space.system.ownMoves.moves[Int(move - UserSystem.own)]
      guard own.surelyAdds, own.deed == .replaceRoot || fillsStack(own, leadingTo: state, space),
        let target = own.target
      else { continue }
      let shown = target[target.bottom(of: target.root)].type
      guard !noted.contains(shown), isSurelyIdle(state, space) else { continue }
      noted.insert(shown)
      defects.append(
        Defect(
          property: .free, subject: target.classes.name(shown),
          detail: "it takes the place of everything else, and nothing can be done in it",
          witness: space.way(to: state), stateCount: 1, source: own.source, flags: flags))
    }
  }

  /// Whether a move fills the very stack in which whoever makes it stands; one that is not known may lie beside others.
  private func fillsStack(
    _ own: OwnMove, leadingTo state: Int, _ space: borrowing StateSpace<UserSystem>
  ) -> Bool {
    guard own.deed == .setStack, let before = space.witness(to: state).states.dropLast().last else { return false }
    let tree = space.withState(before) { space.system.tree(of: $0) }
    return tree.nodes.indices.map(ControllerID.init).contains { id in
      tree[id].type == own.actor && tree.parents(of: id).contains { tree.kind(of: $0) == .navigation }
    }
  }

  /// Whether nothing that stands in the window does anything, and no bound hides a move.
  private func isSurelyIdle(_ state: Int, _ space: borrowing StateSpace<UserSystem>) -> Bool {
    let (tree, memory) = space.withState(state) { (space.system.tree(of: $0), StateMemory($0)) }
    return space.system.movesOfScreens(from: tree, memory).isEmpty
      && Self.visibleClasses(of: tree, space.system).allSatisfy(gaps.isIdle)
  }

  /// Whether the source of every screen that can be come to from a state is known to its end, and no bound hides a move.
  private func isSurelyClosed(
    from start: Int, _ graph: StateGraph, _ space: borrowing StateSpace<UserSystem>
  ) -> Bool {
    var cell: Set<Int> = [start]
    var open = [start]
    while let state = open.popLast() {
      guard cell.count <= Self.largestCell else { return false }
      let (tree, memory) = space.withState(state) { (space.system.tree(of: $0), StateMemory($0)) }
      if space.system.movesOfScreens(from: tree, memory).contains(where: { !space.system.bounds.hold($0.after) }) {
        return false
      }
      guard Self.visibleClasses(of: tree, space.system).allSatisfy(gaps.knows) else { return false }
      open += graph.successors(of: state).map(Int.init).filter { cell.insert($0).inserted }
    }
    return true
  }
}

extension ScreenTree {
  /// Whether a class stands at the bottom of the window and on top of its stack or in the topmost modal as well.
  fileprivate func hasAboveItself(_ type: Symbol) -> Bool {
    let home = bottom(of: root)
    guard self[home].type == type else { return false }
    if let modal = modals.last { return self[bottom(of: modal)].type == type }
    return kind(of: root) == .navigation && children(of: root).dropFirst().last.map { self[$0].type == type } ?? false
  }
}
