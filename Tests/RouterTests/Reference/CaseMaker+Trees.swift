extension CaseMaker {
  /// What stands in the window: a container more often than not, and up to three modals.
  mutating func window() -> Sketch {
    var chain = [chance(75) ? container(depth: 3) : leaf()]
    let modals = pick([0, 0, 0, 1, 1, 2, 3])
    for _ in 0..<modals { chain.append(chance(60) ? container(depth: 2) : leaf()) }
    var tree = chain.removeLast()
    while var below = chain.popLast() {
      below.presented = [tree]
      tree = below
    }
    return tree
  }

  mutating func leaf() -> Sketch {
    var leaf = Sketch(name: pick(Self.plain), stored: stored())
    // Children of a screen that is no container are not seen by anybody.
    if leaf.name == "Frame", chance(50) { leaf.children = [Sketch(name: pick(["Home", "Note"]))] }
    return leaf
  }

  mutating func container(depth: Int) -> Sketch {
    switch dice.roll(9) {
    case 0, 1, 2, 3:
      let children = (0..<pick([0, 1, 1, 2, 2, 3])).map { _ in child(depth: depth, isPushed: true) }
      return Sketch(name: pick(Self.navigations), children: children)
    case 4, 5, 6:
      let children = (0..<pick([0, 1, 2, 2, 3])).map { _ in child(depth: depth) }
      let selected = children.isEmpty ? 0 : dice.roll(children.count)
      return Sketch(name: pick(Self.tabBars), selected: selected, children: children)
    case 7:
      let children = (0..<pick([0, 1, 2, 2, 2])).map { _ in child(depth: depth) }
      return Sketch(name: "UISplitViewController", children: children)
    default: return Sketch(name: "Sheet", children: (0..<dice.roll(3)).map { _ in child(depth: depth) })
    }
  }

  /// Something inside a container; sometimes it presents a modal in its own context.
  private mutating func child(depth: Int, isPushed: Bool = false) -> Sketch {
    var child = depth > 0 && chance(45) ? container(depth: depth - 1) : leaf()
    // UIKit does not let navigation controllers stand in each other.
    if isPushed, made.book.kind(of: child.name) == .navigation { child = leaf() }
    if depth > 1, chance(6) { child.presented = [chance(50) ? container(depth: 0) : leaf()] }
    return child
  }
}

extension Sketch {
  /// Every controller of the tree with the names of what stands around it, innermost first and itself at the front.
  func lines(around: [String] = []) -> [[String]] {
    let line = [name] + around
    return [line] + children.flatMap { $0.lines(around: line) } + presented.flatMap { $0.lines() }
  }
}
