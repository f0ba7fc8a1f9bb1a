extension ScreenTree {
  /// What the window looks like after one of the app's own moves; `nil` where the screen can not make it now.
  ///
  /// - Parameter actor: the screen that makes it.
  /// - Complexity: O(size of the tree and of what comes up).
  func after(_ move: OwnMove, by actor: ControllerID) -> ScreenTree? {
    var tree = self
    guard tree.carryOut(move, by: actor) else { return nil }
    _ = tree.compact()
    return tree
  }

  private mutating func carryOut(_ move: OwnMove, by actor: ControllerID) -> Bool {
    switch move.deed {
    case .push: return move.target.map { push($0, from: actor) } ?? false
    case .setStack: return move.target.map { fillStack(with: $0, around: actor) } ?? false
    case .present: return move.target.map { comeUp($0) } ?? false
    case .replaceRoot:
      guard let target = move.target else { return false }
      replaceRoot(with: graft(target))
      return true
    case .showDetail: return move.target.map { showDetails($0, beside: actor) } ?? false
    case .embed: return move.target.map { embed($0, in: actor) } ?? false
    case .select(let index): return select(index, or: move.target, from: actor)
    case .pop: return pop(from: actor, keepingFirst: false)
    case .popToRoot: return pop(from: actor, keepingFirst: true)
    case .popTo: return move.target.map { comeBack(to: $0) } ?? false
    case .dismiss: return dismiss(from: actor)
    }
  }

  // MARK: Forward

  /// The navigation controller around a screen, or the screen itself.
  private func stack(around id: ControllerID) -> ControllerID? {
    ([id] + parents(of: id)).first { kind(of: $0) == .navigation }
  }

  /// Pushes as the code means it: onto the stack around the screen, else onto the one below the modal that it stands in,
  /// else onto one that the reader of the source did not see.
  private mutating func push(_ target: ScreenTree, from actor: ControllerID) -> Bool {
    let stack: ControllerID
    if let own = self.stack(around: actor) {
      stack = own
    } else if let presenter = presenting(actor), let below = self.stack(around: presenter) {
      close(above: below)
      stack = below
    } else {
      stack = wrap(actor)
    }
    let new = graft(target)
    // A stack inside of a stack is none of UIKit's; what it shows first is what comes up.
    let added = kind(of: new) == .navigation ? children(of: new) : [new]
    guard !added.isEmpty else { return false }
    setChildren(of: stack, to: children(of: stack) + added)
    return true
  }

  /// Puts a stack around the part of the window that a screen fills.
  private mutating func wrap(_ actor: ControllerID) -> ControllerID {
    var filling = actor
    while !self[filling].parent.isNone, !kind(of: self[filling].parent).isContainer { filling = self[filling].parent }
    let stack = add(classes.symbol(LibraryClasses.navigation))
    let (parent, presenter) = (self[filling].parent, self[filling].presenter)
    if !parent.isNone {
      let siblings = children(of: parent)
      let selected = self[parent].selected
      setChildren(of: parent, to: siblings.map { $0 == filling ? stack : $0 })
      self[parent].selected = selected
    } else if !presenter.isNone {
      detach(filling)
      present(stack, by: presenter)
    } else {
      replaceRoot(with: stack)
    }
    setChildren(of: stack, to: [filling])
    return stack
  }

  private mutating func fillStack(with target: ScreenTree, around actor: ControllerID) -> Bool {
    let stack = self.stack(around: actor) ?? wrap(actor)
    let new = graft(target)
    setChildren(of: stack, to: kind(of: new) == .navigation ? children(of: new) : [new])
    return true
  }

  private mutating func comeUp(_ target: ScreenTree) -> Bool {
    let presenter = topmost
    present(graft(target), by: presenter)
    return true
  }

  private mutating func showDetails(_ target: ScreenTree, beside actor: ControllerID) -> Bool {
    guard let split = ([actor] + parents(of: actor)).first(where: { kind(of: $0) == .split }) else {
      return push(target, from: actor)
    }
    showDetail(graft(target), in: split)
    return true
  }

  /// A container shows another child; a tab bar gets one more.
  private mutating func embed(_ target: ScreenTree, in actor: ControllerID) -> Bool {
    let old = children(of: actor)
    // Who shows the same child again changes nothing.
    if old.contains(where: { self[$0].type == target[target.root].type }) { return false }
    let new = graft(target)
    switch kind(of: actor) {
    case .tab, .navigation, .split: setChildren(of: actor, to: old + [new])
    case .custom, .none: setChildren(of: actor, to: [new])
    }
    return true
  }

  // MARK: Back

  /// Selects a tab by its number or by what it holds, and closes what covers the tab bar.
  private mutating func select(_ index: Int?, or target: ScreenTree?, from actor: ControllerID) -> Bool {
    let around = ([actor] + parents(of: actor)).first { kind(of: $0) == .tab }
    let bars = (around.map { [$0] } ?? []) + nodes.indices.map(ControllerID.init).filter { kind(of: $0) == .tab }
    for bar in bars {
      let children = children(of: bar)
      let wanted =
        target.flatMap { target in children.firstIndex { holds(target[target.root].type, $0) } }
        ?? index.flatMap { children.indices.contains($0) ? $0 : nil }
      guard let wanted else { continue }
      close(above: bar)
      select(wanted, in: bar)
      return true
    }
    return false
  }

  private mutating func pop(from actor: ControllerID, keepingFirst: Bool) -> Bool {
    guard let stack = stack(around: actor) else { return false }
    let children = children(of: stack)
    guard children.count > 1 else { return false }
    close(above: stack)
    setChildren(of: stack, to: keepingFirst ? Array(children.prefix(1)) : children.dropLast())
    return true
  }

  /// Uncovers a screen that is there: closes what stands above it and pops down to it.
  private mutating func comeBack(to target: ScreenTree) -> Bool {
    let wanted = target[target.root].type
    guard let screen = nodes.indices.map(ControllerID.init).last(where: { self[$0].type == wanted }) else {
      return false
    }
    close(above: screen)
    for parent in parents(of: screen) {
      let children = children(of: parent)
      guard let index = children.firstIndex(where: { $0 == screen || parents(of: screen).contains($0) }) else {
        continue
      }
      if kind(of: parent) == .navigation { setChildren(of: parent, to: Array(children[...index])) }
      if kind(of: parent) == .tab { select(index, in: parent) }
    }
    return true
  }

  /// Takes away what covers a screen, else the modal that the screen stands in.
  private mutating func dismiss(from actor: ControllerID) -> Bool {
    if let above = presented(from: actor) {
      detach(above)
      return true
    }
    let modal = outermost(of: actor)
    guard !self[modal].presenter.isNone else { return false }
    detach(modal)
    return true
  }

  private mutating func close(above id: ControllerID) {
    if let modal = presented(from: id) { detach(modal) }
  }

  /// Whether a class stands somewhere in a part of the tree, modals aside.
  private func holds(_ type: Symbol, _ id: ControllerID) -> Bool {
    self[id].type == type || children(of: id).contains { holds(type, $0) }
  }
}
