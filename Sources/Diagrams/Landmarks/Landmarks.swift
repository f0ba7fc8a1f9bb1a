import NavigationModel

/// The landmarks of an app: where it starts, where a user logs in, its main tabs, its settings.
struct Landmarks {
  /// Those that the app has, in the order in which a user meets them.
  private(set) var all: [Landmark] = []

  private let model: Model
  private let names: [NodeID: String]
  /// What each node is called, in the order of the nodes.
  private let called: [LandmarkName]
  private var distances: [NodeID: Int] = [:]
  private var positions: [NodeID: Int] = [:]
  /// By node: the containers that show it first.
  private var holders: [NodeID: [NodeID]] = [:]

  /// Looks through a model that is projected already.
  ///
  /// - Parameter names: what its nodes are called, where that is known already.
  init(of model: Model, called names: SpokenNames? = nil) {
    self.model = model
    self.names = (names ?? SpokenNames(of: model)).names
    called = model.nodes.map(LandmarkName.init)
    for (position, node) in model.nodes.enumerated() { positions[node.id] = position }
    let next = Self.successors(in: model)
    let starts = Self.starts(of: model, next: next)
    distances = Self.distances(from: starts, along: next)
    let stacks = Set(model.nodes.filter { $0.kind == .container && $0.container == .navigation }.map(\.id))
    for transition in model.transitions where transition.kind.isContainment && stacks.contains(transition.from) {
      if let target = transition.to { holders[target, default: []].append(transition.from) }
    }
    let launch = Landmark(kind: .launch, places: places(Array(starts.prefix(Self.namedStarts))), from: [])
    var tabs = Landmark(kind: .tabs, places: places(mainTabs), from: [])
    for index in tabs.places.indices where tabs.places[index].name.hasSuffix(" Tab") {
      tabs.places[index].name.removeLast(4)
    }
    // Where there are tabs, or the app starts at home, nobody has to look for it.
    let isKnown = !tabs.places.isEmpty || landmark(.home).map { launch.places.contains($0.places[0]) } ?? true
    let home = isKnown ? nil : landmark(.home)
    all = [launch, landmark(.logIn) ?? landmark(.welcome), home, tabs, landmark(.settings)].compactMap(\.self).filter {
      !$0.places.isEmpty
    }
  }

  private static let namedStarts = 3
  private static let namedTabs = 8

  private func places(_ nodes: [NodeID]) -> [Landmark.Place] {
    nodes.map { Landmark.Place(node: $0, name: names[$0] ?? $0.rawValue, link: nil) }
  }

  // MARK: Launch

  /// What a user sees at launch: what much of the app can be reached from, first what nothing stands before.
  ///
  /// A project has more programs than one: extensions, previews, tools of the team.
  private static func starts(of model: Model, next: [NodeID: [NodeID]]) -> [NodeID] {
    let entries = model.entries.filter { $0.kind == .launch && $0.role == nil }
    let order = entries.indices.sorted { (entries[$0].gates.count, $0) < (entries[$1].gates.count, $1) }
    let launches = order.compactMap { entries[$0].to }
    let alerts = Set(model.nodes.filter { $0.kind == .alert }.map(\.id))
    var seen: Set<NodeID> = []
    let starts = launches.filter { !alerts.contains($0) && seen.insert($0).inserted }
    guard starts.count > 1 else { return starts }
    let reach = starts.map { distances(from: [$0], along: next).count }
    let most = reach.max() ?? 0
    return starts.indices.filter { 4 * reach[$0] >= most }.map { starts[$0] }
  }

  /// By node: what ways that lead on lead to.
  private static func successors(in model: Model) -> [NodeID: [NodeID]] {
    var next: [NodeID: [NodeID]] = [:]
    for transition in model.transitions where !transition.kind.isWayBack {
      if let target = transition.to { next[transition.from, default: []].append(target) }
    }
    return next
  }

  private static func distances(from starts: [NodeID], along next: [NodeID: [NodeID]]) -> [NodeID: Int] {
    var distances = Dictionary(starts.map { ($0, 0) }, uniquingKeysWith: { first, _ in first })
    var queue = starts
    var head = 0
    while head < queue.count {
      let node = queue[head]
      head += 1
      for target in next[node] ?? [] where distances[target] == nil {
        distances[target] = (distances[node] ?? 0) + 1
        queue.append(target)
      }
    }
    return distances
  }

  private func order(_ node: NodeID) -> (Int, Int) { (distances[node] ?? Int.max, positions[node] ?? Int.max) }

  // MARK: Tabs

  /// What the tab bar nearest to launch shows.
  private var mainTabs: [NodeID] {
    var shown: [NodeID: [NodeID]] = [:]
    let tabs = model.transitions.filter { $0.kind == .tab }
    for transition in tabs.sorted(by: { ($0.position ?? Int.max, $0.source) < ($1.position ?? Int.max, $1.source) }) {
      guard let target = transition.to, shown[transition.from]?.contains(target) != true else { continue }
      shown[transition.from, default: []].append(target)
    }
    let bars = shown.filter { $0.value.count > 1 }.keys
    guard let bar = bars.min(by: { order($0) < order($1) }) else { return [] }
    return Array((shown[bar] ?? []).prefix(Self.namedTabs))
  }

  // MARK: By name

  private func landmark(_ kind: Landmark.Kind) -> Landmark? {
    var best: (likeness: Int, node: NodeID)?
    for (node, name) in zip(model.nodes, called) {
      let likeness = name.likeness(to: kind)
      guard likeness > 0 else { continue }
      guard let known = best else {
        best = (likeness, node.id)
        continue
      }
      if likeness > known.likeness || (likeness == known.likeness && order(node.id) < order(known.node)) {
        best = (likeness, node.id)
      }
    }
    guard let node = best?.node else { return nil }
    return Landmark(kind: kind, places: places([node]), from: sources(of: node))
  }

  /// Names of what leads to a node or to a stack that it is the first of.
  private func sources(of node: NodeID) -> [String] {
    var ends: Set<NodeID> = [node]
    var open = [node]
    while let end = open.popLast() {
      for holder in holders[end] ?? [] where ends.insert(holder).inserted { open.append(holder) }
    }
    var sources: Set<NodeID> = []
    var isTab = false
    for transition in model.transitions where !transition.kind.isWayBack && !ends.contains(transition.from) {
      guard let target = transition.to, ends.contains(target) else { continue }
      if transition.kind == .tab { isTab = true } else { sources.insert(transition.from) }
    }
    var seen: Set<String> = []
    let isStart = model.entries.contains { $0.kind == .launch && $0.role == nil && $0.to.map(ends.contains) == true }
    return (isStart ? ["launch"] : []) + (isTab ? ["the tab bar"] : [])
      + sources.sorted { order($0) < order($1) }.map { names[$0] ?? $0.rawValue }.filter { seen.insert($0).inserted }
  }
}
