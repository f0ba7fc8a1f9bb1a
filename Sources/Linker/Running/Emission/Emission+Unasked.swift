import NavigationModel

/// Moves that only a flow is known to make: who asks for them was not found.
extension Emission {
  /// Lists them, but for what the flow begins with: that is seen wherever the flow is started.
  func listUnasked() {
    guard linkage.draft.entries.contains(where: { $0.kind == .launch && $0.to != nil }) else { return }
    let known = Set(linkage.draft.unresolved.map(\.source))
    let entries = Set(linkage.draft.entries.compactMap(\.to))
    let held = Set(linkage.draft.transitions.lazy.filter { $0.kind.isContainment }.compactMap(\.to))
    for (origin, (effect, flow)) in calls.lost.unasked {
      guard case .node(let node)? = effect.target, let target = linkage.nodes[node], target.kind == .screen,
        !entries.contains(node), !firstScreens(of: flow).contains(where: { $0.node == node })
      else { continue }
      // What fills a container is seen in that; what state shows is asked for by whoever changes it.
      guard let text = calls.text(of: origin), text.isCall, !held.contains(node) else { continue }
      let place = linkage.place(origin)
      guard !known.contains(place) else { continue }
      linkage.draft.unresolved.append(
        Unresolved(
          source: place, call: text,
          reason: "from which screen '\(target.name)' is shown here could not be found out"))
    }
  }

  /// Lists what is shown in stacks of which nothing was found out.
  func listUnfilled(_ effects: [Effect]) {
    linkage.draft.unresolved += effects.map { effect in
      Unresolved(
        source: linkage.place(effect.origin), call: effect.kind.rawValue,
        reason: "what the navigation controller holds could not be found out")
    }
  }
}

extension String {
  /// Whether it is a call as code has it, and no words about what was met.
  fileprivate var isCall: Bool { contains("(") || contains("{") }
}
