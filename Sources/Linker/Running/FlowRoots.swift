import Facts
import NavigationModel

/// The controllers that flows begin with, where they keep them for whoever shows the flow:
/// `init() { rootViewController = CartViewController() }`, `lazy var rootVC = CartViewController()`.
struct FlowRoots {
  let runner: Runner

  /// What the property is called by all who write flows.
  static let name = "rootViewController"

  /// Tells of each flow what it begins with, unless its code has shown that already.
  func link(_ flows: [TypeID]) {
    let linkage = runner.linkage
    for type in flows {
      guard let flow = runner.actors.flow(type) else { continue }
      for id in roots(of: type) where !isGiven(id, to: type) {
        let object = Value.typed(.simple(runner.program[type].name), type)
        let shown = Targets(linkage: linkage, host: runner.program[type].name)
          .targets(runner.evaluator.value(of: id, receiver: object))
        let origin = Origin(file: runner.program[id].file, offset: runner.program[id].declaration.offset)
        for target in shown where isScreen(target) && !isTold(target, of: flow) {
          runner.emission.commit(
            [Effect(kind: .embed, target: target, origin: origin, gates: [])], at: .flow(flow))
        }
      }
    }
  }

  /// Its property of the name that all know, and others that say they are the root and are made with the flow.
  private func roots(of type: TypeID) -> [VariableID] {
    let program = runner.program
    let own = program[type].members.values.joined().compactMap { member -> VariableID? in
      guard case .variable(let id) = member, program[id].declaration.name.hasPrefix("root"),
        program[id].declaration.value != nil, !program[id].declaration.isStatic
      else { return nil }
      return id
    }
    let known = program.members(named: Self.name, of: type).compactMap { member -> VariableID? in
      if case .variable(let id) = member { id } else { nil }
    }
    return Set(own + known).sorted()
  }

  /// Whether a flow only keeps what its initialiser is passed: that is where it begins, and not what it begins with.
  private func isGiven(_ id: VariableID, to type: TypeID) -> Bool {
    let program = runner.program
    guard program[id].declaration.value == nil, program[id].declaration.getter == nil else { return false }
    let sites = runner.linkage.sites.named(program[id].declaration.name).filter { site in
      site.form == .assignment && site.scope.owner == program[id].owner && site.base.map(\.isSelf) ?? true
    }
    return !sites.isEmpty
      && sites.allSatisfy { site in
        guard case .assignment(_, "=", let value) = site.expression.kind,
          case .name(let name, _) = value.stripped.kind, let function = site.scope.function
        else { return false }
        let declaration = program[function].declaration
        return declaration.name == "init" && declaration.parameters.contains { $0.name == name }
      }
  }

  private func isScreen(_ target: Effect.Target) -> Bool {
    guard case .node(let node) = target, let known = runner.linkage.nodes[node] else { return false }
    return known.kind == .screen && !known.anonymous
  }

  private func isTold(_ target: Effect.Target, of flow: NodeID) -> Bool {
    runner.emission.transitions.contains { transition in
      transition.level == .flow && transition.from == flow && transition.to.map(Effect.Target.node) == target
    }
  }
}
