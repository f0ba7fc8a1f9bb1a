import NavigationModel

/// Controllers of the app's own classes that get their content from outside, and are seen as that.
struct StackWrappers {
  private var contents: [NodeID: [NodeID]] = [:]

  /// A wrapper that is used in more places than this is told of none of them.
  private static let placeLimit = 3

  /// Notes what a wrapper is given.
  mutating func add(_ content: [NodeID], in wrapper: NodeID) {
    for node in content where contents[wrapper]?.contains(node) != true { contents[wrapper, default: []].append(node) }
  }

  /// A transition as told of who does what the code of its node does: for a wrapper, the screens that it stands for.
  func told(_ transition: Transition, in transitions: [Transition]) -> [Transition] {
    guard let content = contents[transition.from], content.count <= Self.placeLimit,
      !transitions.contains(where: { $0.to == transition.from })
    else { return [transition] }
    // A bar that several screens share may show a button for some of them only.
    let shared = content.count > 1
    return content.filter { !shared || $0 != transition.to }.map { screen in
      var told = transition
      told.from = screen
      if shared { told.certainty = .inferred }
      return told
    }
  }

  /// Takes out the wrappers that nothing leads to, once what they do is told of what they hold.
  ///
  /// One that does something by itself in many places stays, and it is said that those are not known.
  func remove(from linkage: Linkage) {
    let leading = Set(linkage.draft.transitions.map(\.from))
    let draft = linkage.draft
    let reached = Set(
      draft.transitions.compactMap(\.to) + draft.entries.compactMap(\.to) + draft.requests.compactMap(\.from)
        + draft.routes.flatMap(\.steps).compactMap(\.node))
    for node in contents.keys.sorted() where !reached.contains(node) {
      guard let wrapper = linkage.nodes[node], wrapper.scene == nil else { continue }
      guard leading.contains(node), let source = wrapper.source else {
        linkage.nodes.remove(node)
        continue
      }
      linkage.draft.unresolved.append(
        Unresolved(
          source: source, call: wrapper.name, reason: "in which of its places '\(wrapper.name)' acts is not known"))
    }
  }
}
