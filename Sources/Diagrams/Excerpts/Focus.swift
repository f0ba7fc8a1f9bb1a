package import NavigationModel

/// The neighbourhood of a screen: what leads to it, where it leads, and so on for a number of steps.
package struct Focus: Excerpt {
  private let centers: Set<NodeID>
  private let name: String
  private let depth: Int

  /// Keeps what is at most some steps away from one of several nodes that a user calls by one name.
  package init(on centers: Set<NodeID>, named name: String, depth: Int) {
    self.centers = centers
    self.name = name
    self.depth = depth
  }

  /// What is kept.
  package var caption: String { "within \(depth) \(depth == 1 ? "step" : "steps") of \(DisplayText.line(name))" }

  /// The nodes near enough, and every transition between two of them.
  ///
  /// - Complexity: O(*depth* × *transitions*).
  package func cut(from model: Model) -> Model {
    var near = centers
    for _ in 0..<max(depth, 0) {
      var next = near
      for transition in model.transitions {
        guard let target = transition.to else { continue }
        if near.contains(transition.from) { next.insert(target) }
        if near.contains(target) { next.insert(transition.from) }
      }
      if next.count == near.count { break }
      near = next
    }
    near.formUnion(Self.firstHeld(by: near, in: model))
    return model.keeping(nodes: near) { index in
      let transition = model.transitions[index]
      return near.contains(transition.from) && transition.to.map(near.contains) ?? true
    }
  }

  /// What plain containers at the rim show first: without it, nobody would know one from another.
  private static func firstHeld(by near: Set<NodeID>, in model: Model) -> [NodeID] {
    var empty = Set(model.nodes.filter { $0.anonymous && $0.kind == .container && near.contains($0.id) }.map(\.id))
    let containments = model.transitions.filter(\.kind.isContainment)
    for containment in containments where containment.to.map(near.contains) ?? false { empty.remove(containment.from) }
    return containments.compactMap { containment in
      guard let target = containment.to, empty.remove(containment.from) != nil else { return nil }
      return target
    }
  }
}
