import NavigationModel

/// Which screens of the app can be come to, by exploring it.
package struct Sightings: Hashable, Sendable {
  /// Screens to which transitions lead from where the app starts, by name.
  package fileprivate(set) var expected: [String] = []
  /// Those that are seen in no state that was reached.
  package fileprivate(set) var unseen: [String] = []
}

extension Sightings {
  /// Compares what transitions promise with what was seen.
  ///
  /// - Complexity: O(nodes).
  init(_ model: Model, reached: Set<NodeID>, staged staging: Staging, seen: Set<String>) {
    for node in model.nodes where node.kind == .screen && reached.contains(node.id) {
      guard let name = staging.name(of: node.id) else { continue }
      expected.append(name)
      if !seen.contains(name) { unseen.append(name) }
    }
  }

  /// That they promise what no state holds.
  var defects: [Defect] {
    unseen.map { name in
      Defect(
        property: .seen, subject: name, detail: "transitions lead there, but whoever can make them never can be there",
        witness: [], stateCount: 0, flags: [:])
    }
  }
}
