/// A tree of screens taken apart, for whoever draws it.
package struct ScreenOutline: Hashable, Sendable {
  /// Class as trees write it: `Nav`, `Trip`, `UIHostingController<Card>`.
  package var type: String
  /// What it stores.
  package var payload: String?
  /// What it does with its children.
  package var kind: ContainerKind
  /// Index of the selected tab; 0 for anything else.
  package var selected: Int
  /// Its children, each a screen with what it presents.
  package var children: [ScreenOutline]
  /// What is presented above it, lowest first; those present nothing more themselves.
  package var above: [ScreenOutline]
}

extension ScreenTree {
  /// The tree taken apart.
  ///
  /// O(n); recursive as deep as containers are nested.
  package var outline: ScreenOutline { outline(of: root) }

  private func outline(of id: ControllerID) -> ScreenOutline {
    var outline = alone(id)
    // However long the chain is, it is followed without recursion.
    var current = self[id].presented
    while !current.isNone {
      outline.above.append(alone(current))
      current = self[current].presented
    }
    return outline
  }

  private func alone(_ id: ControllerID) -> ScreenOutline {
    ScreenOutline(
      type: classes.notation(self[id].type), payload: payload(of: id), kind: kind(of: id),
      selected: Int(self[id].selected), children: children(of: id).map(outline), above: [])
  }
}
