import NavigationModel

/// Moves into the stacks of a container that the same code brings into view.
///
/// Who shows a tab bar fills its stacks as well. What they hold first is then told by the tab bar; it is no move of
/// whoever shows that, and what he asks the tab bar to show opens over the tab bar.
struct Fillings {
  private struct Move: Hashable {
    var from: NodeID
    var to: NodeID?
    var kind: Transition.Kind
  }

  /// The stacks in which moves happen, by where they are made.
  private var stacks: [Move: Set<Origin>] = [:]
  /// Moves that happen in no stack in particular, too.
  private var open: Set<Move> = []
  private var filledEntries: [NodeID: Set<Origin>] = [:]
  private var openEntries: Set<NodeID> = []
  /// Screens that entries choose in a container.
  private var selectedEntries: Set<NodeID> = []
  private var holders: [Origin: Set<NodeID>] = [:]
  /// The tab bars that are asked by name to show or close something.
  private var asked: [Move: NodeID] = [:]
  private var askedEntries: [NodeID: NodeID] = [:]

  /// The screens that bring stacks of one place into view, and which of them.
  private var bringers: [Origin: [NodeID: Set<Origin>]] = [:]

  /// Notes that a container holds a stack, or that a screen brings it into view.
  mutating func note(_ kind: Transition.Kind, of stack: Origin, by screen: NodeID) {
    if kind.isContainment {
      holders[stack, default: []].insert(screen)
    } else {
      bringers[stack.general, default: [:]][screen, default: []].insert(stack)
    }
  }

  /// Whether a screen brings a stack into view, or one of which it is not known which of several objects has it.
  private func brings(_ screen: NodeID, _ stack: Origin) -> Bool {
    bringers[stack.general]?[screen]?.contains { $0 == stack || $0 == stack.general || stack == stack.general } ?? false
  }

  func isHeld(_ stack: Origin) -> Bool { holders[stack] != nil }

  /// Notes in which stack a screen moves on.
  mutating func note(_ effect: Effect, _ kind: Transition.Kind, from: NodeID, to: NodeID?) {
    let move = Move(from: from, to: to, kind: kind)
    if let bar = effect.bar {
      asked[move] = bar
    } else if let stack = effect.stack {
      stacks[move, default: []].insert(stack)
    } else {
      open.insert(move)
    }
  }

  /// Notes in which stack an entry leads to a screen.
  mutating func noteEntry(_ effect: Effect, to node: NodeID) {
    if let bar = effect.bar {
      askedEntries[node] = bar
    } else if let stack = effect.stack {
      filledEntries[node, default: []].insert(stack)
    } else if effect.kind == .select {
      selectedEntries.insert(node)
    } else {
      openEntries.insert(node)
    }
  }

  /// The transitions without those that only fill or choose what a container shows first.
  ///
  /// - Parameter first: what a stack shows first.
  func moves(among transitions: [Transition], first: (Origin) -> [Effect.Target]) -> [Transition] {
    let next = Dictionary(grouping: transitions.filter { $0.level != .flow && $0.to != nil }, by: \.from)
    let bars = Self.bars(in: transitions)
    var tabs = TabContents(transitions, next)
    var inside: [NodeID: Set<NodeID>] = [:]
    func shows(_ screen: NodeID, _ container: NodeID) -> Bool {
      guard next[screen]?.contains(where: { $0.to == container && $0.level == .screen }) ?? false else { return false }
      if inside[container] == nil { inside[container] = members(of: container, next) }
      return inside[container]?.contains(screen) == false
    }
    return transitions.compactMap { transition -> Transition? in
      guard transition.level == .screen else { return transition }
      let move = Move(from: transition.from, to: transition.to, kind: transition.kind)
      if let bar = asked[move], !open.contains(move), stacks[move] == nil {
        return shows(transition.from, bar) ? transition.started(by: bar) : transition
      }
      guard let to = transition.to else { return transition }
      if tabs.isUnseen(transition) { return nil }
      if transition.kind == .select {
        return (bars[to] ?? []).contains { shows(transition.from, $0) } ? nil : transition
      }
      guard !open.contains(move), let used = stacks[move] else { return transition }
      // What somebody brings into view he fills as well; and where he is, there is something already.
      let isBrought = used.contains { brings(transition.from, $0) }
      if transition.kind == .setStack, isBrought || isOtherwise(transition, next) { return nil }
      let isContent = used.allSatisfy { stack in
        first(stack).contains(.node(to)) && holders[stack, default: []].contains { shows(transition.from, $0) }
      }
      return isContent ? nil : transition
    }
  }

  /// The entries without those whose code only fills or chooses in a container that it leads to, too.
  func entries(
    among entries: [Entry], _ transitions: [Transition], first: (Origin) -> [Effect.Target]
  ) -> [Entry] {
    let bars = Self.bars(in: transitions)
    return entries.filter { entry in
      guard let to = entry.to, !openEntries.contains(to) else { return true }
      func isShown(_ container: NodeID) -> Bool {
        entries.contains { $0.to == container && $0.kind == entry.kind && openEntries.contains(container) }
      }
      if let bar = askedEntries[to] { return !isShown(bar) }
      if selectedEntries.contains(to) { return !(bars[to] ?? []).contains(where: isShown) }
      guard let used = filledEntries[to] else { return true }
      return !used.allSatisfy { stack in
        first(stack).contains(.node(to)) && holders[stack, default: []].contains(where: isShown)
      }
    }
  }

  /// The tab bars that hold a screen.
  private static func bars(in transitions: [Transition]) -> [NodeID: Set<NodeID>] {
    var bars: [NodeID: Set<NodeID>] = [:]
    for transition in transitions where transition.kind == .tab && transition.level == .structural {
      if let to = transition.to { bars[to, default: []].insert(transition.from) }
    }
    return bars
  }

  /// What a container holds, and where that leads to without leaving the container.
  private func members(of container: NodeID, _ next: [NodeID: [Transition]]) -> Set<NodeID> {
    var found: Set<NodeID> = [container]
    var queue = [container]
    while let node = queue.popLast() {
      for transition in next[node] ?? [] where transition.kind != .replaceRoot {
        if transition.kind == .setStack, isElsewhere(transition, container) { continue }
        if let to = transition.to, found.insert(to).inserted { queue.append(to) }
      }
    }
    return found
  }

  /// Whether the same screen is pushed where the stack is not empty.
  private func isOtherwise(_ transition: Transition, _ next: [NodeID: [Transition]]) -> Bool {
    next[transition.from]?.contains { other in
      other.kind == .push && other.to == transition.to
        && other.gates.contains { gate in
          Self.wordsOfStacks.contains(where: gate.name.contains) && transition.gates.contains(where: gate.contradicts)
        }
    } ?? false
  }

  /// What conditions speak of that ask whether something is on a stack already; any others have nothing to do with that.
  private static let wordsOfStacks = ["Controller", "Root", "Stack", "count", "isEmpty", "nil", "root", "stack"]

  /// Whether a move happens in stacks that a container does not hold.
  private func isElsewhere(_ transition: Transition, _ container: NodeID) -> Bool {
    guard let used = stacks[Move(from: transition.from, to: transition.to, kind: transition.kind)] else { return false }
    return !used.contains { holders[$0]?.contains(container) ?? false }
  }
}

extension Transition {
  /// The same transition from another screen.
  fileprivate func started(by node: NodeID) -> Transition {
    var transition = self
    transition.from = node
    return transition
  }
}
