import Facts
import NavigationModel

/// Roots of an app that a condition tells apart of which only the state is known that it reads.
///
/// `if !walletExists { Welcome() } else { Home() }`, where `walletExists` asks the keychain once a setting has changed.
struct OpenChoices {
  let views: Views

  /// Those of several views that may take the place of the one that is seen where the state is changed.
  ///
  /// - Parameter host: whose content they are.
  func views(
    after variable: VariableID, of choice: StateMoves.Choice, in host: NodeID?, from actor: NodeID?
  ) -> [ShownView] {
    let open = choice.views.filter { view in view.states.contains { $0.isOpen && $0.variables.contains(variable) } }
    guard let actor, !open.isEmpty else { return [] }
    // What is chosen for a column comes to stand there, beside who chooses it.
    if choice.kind == .showDetail { return choice.nodes.contains(actor) ? [] : open }
    let roots = Set(choice.nodes)
    guard roots.isSubset(of: views.roots) || choice.kind == .replaceRoot && host.map(views.roots.contains) ?? false,
      let current = current(of: roots, for: actor)
    else { return [] }
    return open.filter { views.node(of: $0, host: "") != current }
  }

  /// Whether a screen is inside of what a choice comes to, and so stays where it is: other cases may show the same.
  func holds(_ actor: NodeID?, _ node: NodeID, of choice: StateMoves.Choice) -> Bool {
    guard let actor, choice.nodes.allSatisfy(views.roots.contains) else { return false }
    return current(of: Set(choice.nodes), for: actor) == node
  }

  /// The one root from which a person gets to a screen.
  private func current(of roots: Set<NodeID>, for actor: NodeID) -> NodeID? {
    let (grounds, switches) = (views.moved.grounds, views.moved.switches)
    var sources: [NodeID: Set<NodeID>] = [:]
    for transition in views.linkage.draft.transitions + views.runner.emission.transitions {
      // The change of the root itself leads to no screen of either.
      guard let to = transition.to, !roots.contains(to) else { continue }
      sources[to, default: []].formUnion(Enclosures.Ground.below(transition, to, grounds, switches))
    }
    var seen: Set<NodeID> = [actor]
    var queue = [actor]
    while let next = queue.popLast() {
      guard !roots.contains(next) else { continue }
      for source in sources[next] ?? [] where seen.insert(source).inserted { queue.append(source) }
    }
    let found = seen.intersection(roots)
    return found.count == 1 ? found.first : nil
  }
}

extension StateBindings {
  /// The state that a condition reads in the code of a computed property that makes something else of it.
  func read(by condition: Expression, in scope: Scope) -> [VariableID] {
    let found = runner.evaluator.variables(condition, in: scope)
    guard found.count == 1, let getter = runner.program[found[0].id].declaration.getter, getter.count > 1,
      let owner = runner.program[found[0].id].owner
    else { return [] }
    return runner.program.observed(by: getter, of: owner).map {
      runner.linkage.shared(StoredSettings.init).state(behind: $0)
    }
  }
}

extension Program {
  /// The properties of a type that code of it names, and that SwiftUI observes.
  func observed(by code: [Statement], of owner: TypeID) -> [VariableID] {
    var collector = NameCollector()
    collector.collect(code)
    return collector.names.sorted().flatMap { members(named: $0, of: owner) }.compactMap { member in
      guard case .variable(let id) = member, StateNames.isObserved(id, in: self) else { return nil }
      return id
    }
  }
}
