import NavigationModel

/// The landmarks of an app: where it starts, where a user logs in, its main tabs, its settings.
struct Landmarks {
  /// Those that the app has, in the order in which a user meets them.
  private(set) var all: [Landmark] = []

  private let model: Model
  private let names: [NodeID: String]
  private var distances: [NodeID: Int] = [:]
  private var positions: [NodeID: Int] = [:]
  /// By node: the containers that show it first.
  private var holders: [NodeID: [NodeID]] = [:]

  /// Looks through a model that is projected already.
  init(of model: Model) {
    self.model = model
    names = SpokenNames(of: model).names
    for (position, node) in model.nodes.enumerated() { positions[node.id] = position }
    let starts = Self.starts(of: model)
    distances = Self.distances(in: model, from: starts)
    let stacks = Set(model.nodes.filter { $0.kind == .container && ($0.anonymous || $0.container == .navigation) }.map(\.id))
    for transition in model.transitions where transition.kind.isContainment && stacks.contains(transition.from) {
      if let target = transition.to { holders[target, default: []].append(transition.from) }
    }
    let launch = Landmark(kind: .launch, places: places(Array(starts.prefix(Self.namedStarts))), from: [])
    let tabs = Landmark(kind: .tabs, places: places(mainTabs), from: [])
    all = [launch, landmark(.logIn), tabs, landmark(.settings)].compactMap(\.self).filter { !$0.places.isEmpty }
  }

  private static let namedStarts = 3
  private static let namedTabs = 8

  private func places(_ nodes: [NodeID]) -> [Landmark.Place] {
    nodes.map { Landmark.Place(node: $0, name: names[$0] ?? $0.rawValue, link: nil) }
  }

  // MARK: Launch

  /// What a user sees at launch, what nothing stands before first.
  private static func starts(of model: Model) -> [NodeID] {
    let launches = model.entries.filter { $0.kind == .launch && $0.role == nil && $0.to != nil }
    let order = launches.indices.sorted { (launches[$0].gates.count, $0) < (launches[$1].gates.count, $1) }
    var seen: Set<NodeID> = []
    let alerts = Set(model.nodes.filter { $0.kind == .alert }.map(\.id))
    return order.compactMap { launches[$0].to }.filter { !alerts.contains($0) && seen.insert($0).inserted }
  }

  private static func distances(in model: Model, from starts: [NodeID]) -> [NodeID: Int] {
    var next: [NodeID: [NodeID]] = [:]
    for transition in model.transitions where !transition.kind.isWayBack {
      if let target = transition.to { next[transition.from, default: []].append(target) }
    }
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
    for node in model.nodes {
      let likeness = LandmarkName.likeness(of: node, to: kind)
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
    for transition in model.transitions where !transition.kind.isWayBack && !ends.contains(transition.from) {
      if let target = transition.to, ends.contains(target) { sources.insert(transition.from) }
    }
    var seen: Set<String> = []
    let isStart = model.entries.contains { $0.kind == .launch && $0.role == nil && $0.to.map(ends.contains) == true }
    return (isStart ? ["launch"] : [])
      + sources.sorted { order($0) < order($1) }.map { names[$0] ?? $0.rawValue }.filter { seen.insert($0).inserted }
  }
}
