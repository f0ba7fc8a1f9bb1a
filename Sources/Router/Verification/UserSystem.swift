import NavigationModel

/// Everything a user and the outside world can do with an app: routes asked for at any time, what the app's screens do
/// without the router, and the user's own moves.
///
/// A state is a tree together with the gates that have let the user through so far, and with what has turned out to hold
/// of the device.
struct UserSystem: TransitionSystem {
  /// Makes the moves; its world is that of the whole exploration.
  let simulator: Simulator
  /// Where it begins: what the app launches with, then what its flows show later.
  let launches: [ScreenTree]
  /// How many of those the app launches with, each counted once.
  var launchCount = 0
  let requests: [Request]
  /// Gates that are kept in mind, each a bit.
  let gates: [String]
  let bounds: StateBounds
  /// What the screens of the app do without the router.
  var ownMoves = OwnMoves()

  /// More gates than these are not kept apart.
  static let gateLimit = 8

  // MARK: Moves, by number

  static let back: UInt32 = 1 << 16
  static let dismiss = back + 1
  /// The first of the tabs; the others follow.
  static let tab = back + 2
  /// The first of the app's own moves; the others follow.
  static let own: UInt32 = 1 << 20

  /// What a move is, for people.
  func name(of move: UInt32) -> String {
    switch move {
    case Self.back: "back"
    case Self.dismiss: "dismiss"
    case Self.own...: ownMoves.moves[Int(move - Self.own)].description
    case Self.tab...: "tab \(move - Self.tab)"
    default: requests[Int(move)].description
    }
  }

  // MARK: States

  func initialStates(into sink: inout StateSink) {
    for (index, tree) in launches.enumerated() {
      write(tree, StateMemory(), into: &sink)
      sink.finish(move: UInt32(index))
    }
  }

  func successors(of state: Span<UInt8>, into sink: inout StateSink) {
    let tree = tree(of: state)
    let memory = StateMemory(state)
    for (index, request) in requests.enumerated() {
      let passage = ask(request, in: tree)
      guard passage.after != tree, bounds.hold(passage.after) else { continue }
      write(passage.after, memory.passing(passedGates(passage)), into: &sink)
      sink.finish(move: UInt32(index))
    }
    for (move, after) in userMoves(from: tree) where bounds.hold(after) {
      write(after, memory, into: &sink)
      sink.finish(move: move)
    }
    for (move, after, memory) in movesOfScreens(from: tree, memory) where bounds.hold(after) {
      write(after, memory, into: &sink)
      sink.finish(move: move)
    }
  }

  func tree(of state: Span<UInt8>) -> ScreenTree {
    ScreenTree(packed: state, from: StateMemory.length, classes: simulator.classes)
  }

  private func write(_ tree: ScreenTree, _ memory: StateMemory, into sink: inout StateSink) {
    memory.write(into: &sink)
    tree.pack(into: &sink)
  }

  /// Asks for a route in a state; gates that let through are among the events.
  func ask(_ request: Request, in tree: ScreenTree) -> Passage {
    var simulator = simulator
    simulator.tree = tree
    // Routes are those of the plan: each is there.
    return (try? simulator.navigate(to: request.route, payload: request.payload))
      ?? Passage(outcome: .waiting, before: tree, after: tree, events: [])
  }

  /// What the user can do, and what it leads to.
  func userMoves(from tree: ScreenTree) -> [(move: UInt32, after: ScreenTree)] {
    var simulator = simulator
    simulator.tree = tree
    if !ownMoves.moves.isEmpty { return movesByHand(from: simulator.tree) }
    var moves: [(UInt32, UserMove)] = [(Self.back, .back), (Self.dismiss, .dismiss)]
    moves += (0..<tree.widestTabBar).map { (Self.tab + UInt32($0), .tab($0)) }
    return moves.compactMap { number, move in
      var simulator = simulator
      guard let passage = try? simulator.perform(move), passage.after != tree else { return nil }
      return (number, passage.after)
    }
  }

  /// The gates that let the user through on a way.
  func passedGates(_ passage: Passage) -> UInt8 {
    passage.events.reduce(0) { passed, event in
      guard case .gatePassed(let gate, _) = event, let index = gates.firstIndex(of: gate) else { return passed }
      return passed | 1 << UInt8(index)
    }
  }
}

/// How large a state may become: a stack that only ever grows would never end.
package struct StateBounds: Hashable, Sendable {
  /// Screens in one navigation stack, or tabs in one tab bar.
  package var stack: Int
  /// Children of any other container: as many as what comes up there has from the start, if those are more.
  var children = 0
  /// Modals above one another.
  package var modals: Int

  /// Creates bounds.
  package init(stack: Int = 5, modals: Int = 3) {
    self.stack = stack
    self.modals = modals
  }

  func hold(_ tree: ScreenTree) -> Bool {
    var presented = 0
    for index in tree.nodes.indices {
      let id = ControllerID(index)
      if !tree[id].presented.isNone { presented += 1 }
      guard !tree[id].firstChild.isNone else { continue }
      if tree.children(of: id).count > (tree.kind(of: id) == .navigation ? stack : max(stack, children)) {
        return false
      }
    }
    return presented <= modals
  }
}

extension ScreenTree {
  /// Most children that any container in it has, stacks aside.
  var widestContainer: Int {
    nodes.indices.lazy.map(ControllerID.init).filter { kind(of: $0) != .navigation }.map { children(of: $0).count }
      .max()
      ?? 0
  }

  /// Tabs of the tab bar that has the most.
  fileprivate var widestTabBar: Int {
    nodes.indices.lazy.map(ControllerID.init).filter { kind(of: $0) == .tab }.map { children(of: $0).count }.max() ?? 0
  }
}
