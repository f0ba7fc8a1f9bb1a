extension Model {
  /// The model as a person sees it: every flow is replaced by what it shows first.
  func withoutFlows() -> Model {
    guard nodes.contains(where: { $0.kind == .flow }) else { return self }
    let first = FirstScreens(self)
    var model = self
    model.nodes.removeAll { $0.kind == .flow && $0.container == nil }
    for index in model.nodes.indices where model.nodes[index].kind == .flow { model.nodes[index].kind = .container }
    // Where the reader knows itself what a screen comes to see of a flow, that is not said twice.
    var known = Set(transitions.filter { !first.isHidden($0.to) }.map(Way.init))
    model.transitions = transitions.flatMap { transition in
      first.isHidden(transition.to)
        ? transition.seen(first).filter { known.insert(Way($0)).inserted } : transition.seen(first)
    }
    model.entries = entriesSeen(first)
    for index in model.requests.indices where first.isHidden(model.requests[index].from) {
      model.requests[index].from = nil
    }
    return model
  }

  private func entriesSeen(_ first: FirstScreens) -> [Entry] {
    // Where the reader knows itself which screen comes first, it also knows under which conditions.
    var known = Set(entries.filter { !first.isHidden($0.to) }.map { Arrival($0.kind, $0.to) })
    return entries.flatMap { entry -> [Entry] in
      guard let flow = entry.to, first.isHidden(flow) else { return [entry] }
      let targets: [NodeID?] = first.screens(of: flow).isEmpty ? [nil] : first.screens(of: flow)
      return targets.filter { known.insert(Arrival(entry.kind, $0)).inserted }.map { target in
        var entry = entry
        entry.to = target
        return entry
      }
    }
  }

  private struct Way: Hashable {
    var from: NodeID
    var to: NodeID?
    var kind: Transition.Kind

    init(_ transition: Transition) {
      from = transition.from
      to = transition.to
      kind = transition.kind
    }
  }

  private struct Arrival: Hashable {
    var kind: Entry.Kind
    var to: NodeID?

    init(_ kind: Entry.Kind, _ to: NodeID?) {
      self.kind = kind
      self.to = to
    }
  }
}

extension Transition {
  /// What a person sees of it: nothing if a flow makes it, and where it leads to a flow, what that shows first.
  fileprivate func seen(_ first: FirstScreens) -> [Transition] {
    guard !first.isHidden(from) else { return [] }
    // A flow around a tab bar holds what its tabs show first.
    let isOfContainer = first.isContainer(from) && (kind.isContainment || kind == .select)
    guard level != .flow || isOfContainer || first.isHidden(to), kind != .childFlow, kind != .finishFlow else {
      return []
    }
    let targets: [NodeID?] = first.isHidden(to) ? to.map(first.screens) ?? [] : [to]
    return targets.map { target in
      var transition = self
      transition.to = target
      if level == .flow { transition.level = kind.isContainment ? .structural : .screen }
      return transition
    }
  }
}
