import NavigationModel

/// Navigation controllers of the app's own classes that get their root from outside, and are seen as that.
struct StackWrappers {
  private var contents: [NodeID: [NodeID]] = [:]

  /// Notes what a wrapper is given.
  mutating func add(_ content: [NodeID], in wrapper: NodeID) {
    for node in content where contents[wrapper]?.contains(node) != true { contents[wrapper, default: []].append(node) }
  }

  /// Who does what the code of a node does: for a wrapper that stands for one screen, that screen.
  func actor(for node: NodeID, in transitions: [Transition]) -> NodeID {
    guard let content = contents[node], content.count == 1, !transitions.contains(where: { $0.to == node }) else {
      return node
    }
    return content[0]
  }

  /// Takes out the wrappers that nothing leads to, once what they do is told of what they hold.
  func remove(from linkage: Linkage) {
    let used = Set(linkage.draft.transitions.flatMap { [$0.from, $0.to].compactMap(\.self) })
    for (node, content) in contents where content.count == 1 && !used.contains(node) {
      guard linkage.nodes[node]?.scene == nil, !linkage.draft.entries.contains(where: { $0.to == node }) else {
        continue
      }
      linkage.nodes.remove(node)
    }
  }
}
