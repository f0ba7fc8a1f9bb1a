import NavigationModel

/// Where exploring an app begins, and which screens its transitions promise.
struct Starts {
  /// What the app launches with, as far as the source tells.
  let launches: [NodeID]
  /// What its flows show at some time, where no transition of a screen leads: a flow that waits for the server knows when.
  ///
  /// Where not even the launch is known, every screen to which nothing leads as well.
  private(set) var later: [NodeID] = []
  /// Where transitions of screens lead.
  private let onward: [NodeID: [NodeID]]

  /// Finds the starts of an app.
  ///
  /// - Parameters:
  ///   - screens: the app as its user sees it.
  ///   - whole: the app with its flows.
  /// - Complexity: O(nodes + transitions).
  init(_ screens: Model, within whole: Model) {
    let nodes = Dictionary(screens.nodes.map { ($0.id, $0.kind) }, uniquingKeysWith: { first, _ in first })
    let flows = Set(whole.nodes.filter { $0.kind == .flow }.map(\.id))
    onward = Dictionary(
      grouping: screens.transitions.filter { !$0.kind.isWayBack && $0.kind != .alert }, by: \.from
    ).mapValues { $0.compactMap(\.to) }
    func stands(_ id: NodeID) -> Bool { nodes[id]?.standsInWindow ?? false }
    var seen: Set<NodeID> = []
    launches = screens.entries.filter { $0.kind == .launch && $0.role == nil }.compactMap(\.to)
      .filter { seen.insert($0).inserted && stands($0) }
    var reached = reached(from: launches)
    let shown = whole.transitions.filter { flows.contains($0.from) && !$0.kind.isWayBack }
    for id in shown.sorted(by: { $0.source < $1.source }).compactMap(\.to) where stands(id) && !reached.contains(id) {
      later.append(id)
      follow(id, &reached)
    }
    guard launches.isEmpty else { return }
    let targets = Set(screens.transitions.compactMap(\.to))
    for node in screens.nodes where stands(node.id) && !targets.contains(node.id) && onward[node.id] != nil {
      guard !reached.contains(node.id) else { continue }
      later.append(node.id)
      follow(node.id, &reached)
    }
  }

  /// Everything to which transitions of screens lead from some nodes, these among them.
  ///
  /// - Complexity: O(nodes + transitions).
  func reached(from starts: [NodeID]) -> Set<NodeID> {
    var reached: Set<NodeID> = []
    for id in starts { follow(id, &reached) }
    return reached
  }

  private func follow(_ id: NodeID, _ reached: inout Set<NodeID>) {
    var open = [id]
    while let next = open.popLast() {
      guard reached.insert(next).inserted else { continue }
      open += onward[next] ?? []
    }
  }
}
