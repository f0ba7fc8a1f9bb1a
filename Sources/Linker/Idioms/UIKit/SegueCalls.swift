import Facts
import NavigationModel

/// Code that performs a segue of a storyboard: `performSegue(withIdentifier: "openCart", sender: self)`.
struct SegueCalls {
  let call: RunningCall

  private var linkage: Linkage { call.linkage }

  /// What the segue of that name does, in each scene of the class whose code it is.
  func perform() -> RunningAnswer? {
    guard let written = call.argument("withIdentifier") ?? call.argument(nil), call.argument("sender") != nil else {
      return nil
    }
    return perform(written)
  }

  /// What a call does that is given the segue under a label of its own.
  func perform(named label: String) -> RunningAnswer? { call.argument(label).flatMap(perform) }

  private func perform(_ written: Expression) -> RunningAnswer? {
    let identifiers = ConstantText(linkage: linkage).texts(call.value(written))
    guard !identifiers.isEmpty else { return nil }
    let gates = FactoryConditions(runner: call.runner, host: call.host).gates(of: written, in: call.scope) {
      Array(ConstantText(linkage: linkage).texts($0))
    }
    var own: [Effect] = []
    for owner in owners {
      for (scene, document) in linkage.scenes.scenes(of: owner) {
        guard let from = linkage.scenes.node(of: scene, in: document) else { continue }
        let segues = scene.segues.filter { segue in
          segue.kind != "unwind" && segue.identifier.map(identifiers.contains) ?? false
        }
        let effects = segues.flatMap {
          self.effects(of: $0, of: scene, in: document, gates, isPassed: call.isPassed(written))
        }
        guard !effects.isEmpty else { continue }
        call.resolve(by: .storyboard)
        if !isOwn {
          own += effects.map { $0.performed(by: from) }
        } else if from == linkage.nodes.identity(of: owner) {
          own += effects
        } else {
          call.runner.emission.commit(effects.map { $0.behind(call.frame.gates) }, at: .screen(from))
        }
      }
    }
    return RunningAnswer(effects: own + carried())
  }

  /// What the screen's own code does with a controller that goes along as the sender: it may be what is shown.
  private func carried() -> [Effect] {
    guard isOwn, let sender = call.argument("sender"), let owner = owners.first else { return [] }
    let value = call.value(sender)
    guard value.alternatives.contains(where: { call.evaluator.typeID(of: $0).map(linkage.program.isScreen) ?? false }),
      !sender.isSelf
    else { return [] }
    for case .function(let id) in linkage.program.members(named: "prepare", of: owner)
    where linkage.program[id].declaration.parameters.map(\.label) == ["for", "sender"] {
      let given = [LabeledValue(label: "for", value: .unknown), LabeledValue(label: "sender", value: value)]
      return call.runner.run(id, receiver: call.evaluator.selfValue(in: call.scope), arguments: given)
    }
    return []
  }

  private func effects(
    of segue: SegueFact, of scene: SceneFact, in document: InterfaceIndex.Document, _ gates: [String: [Gate]],
    isPassed: Bool
  ) -> [Effect] {
    StoryboardLinker(linkage: linkage).targets(of: segue, of: scene, in: document).map { target in
      var effect = call.effect(segue.transitionKind, .node(target), detail: segue.detail)
      effect.label = segue.identifier
      effect.gates = segue.identifier.flatMap { gates[$0] } ?? []
      effect.isPassed = isPassed
      return effect
    }
  }

  private var isOwn: Bool { call.base == nil || call.base?.text == "self" || call.base?.isSuper == true }

  private var owners: [TypeID] {
    if isOwn { return call.evaluator.dispatchType(in: call.scope).map { [$0] } ?? [] }
    return call.receiver.alternatives.compactMap { call.evaluator.typeID(of: $0) }
  }
}

extension Effect {
  /// The same effect as a segue of a scene: whoever asks for it, it leads from there.
  fileprivate func performed(by scene: NodeID) -> Effect {
    var effect = self
    effect.shower = scene
    effect.isOfScene = true
    return effect
  }
}
