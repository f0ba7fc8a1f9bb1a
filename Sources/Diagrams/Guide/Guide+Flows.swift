package import NavigationModel

extension Guide {
  /// One part for each sheet of an atlas that shows a part of the app; the coordinators' parts where it has none.
  package static func parts(of atlas: Atlas, _ whole: Model) -> [Part] {
    let sheets = atlas.sheets.filter { $0.role == .flow }
    guard !sheets.isEmpty else { return parts(of: whole) }
    return sheets.map { sheet in
      let coordinators = whole.nodes.filter { $0.kind == .flow && ReadableName.of($0.name) == sheet.title }
      return Part(
        name: sheet.name, title: sheet.title, coordinator: coordinators.count == 1 ? coordinators.first?.id : nil,
        nodes: sheet.diagram.cards.filter { $0.link == nil }.map(\.node))
    }
  }

  /// One part for each coordinator that shows anything: what it shows, in the order in which it first does.
  static func parts(of whole: Model) -> [Part] {
    let flows = whole.nodes.filter { $0.kind == .flow && $0.container == nil }
    var shown: [NodeID: [NodeID]] = [:]
    let hidden = Set(flows.map(\.id))
    for transition in whole.transitions where hidden.contains(transition.from) && !transition.kind.isWayBack {
      guard let target = transition.to, !hidden.contains(target) else { continue }
      if shown[transition.from]?.contains(target) != true { shown[transition.from, default: []].append(target) }
    }
    return flows.compactMap { flow in
      shown[flow.id].map { nodes in
        let title = flow.title ?? ReadableName.of(flow.name)
        return Part(name: flow.id.rawValue, title: title, coordinator: flow.id, nodes: nodes)
      }
    }
  }

  /// Divides the app, and counts what leads from each part to others.
  ///
  /// A screen that several parts name belongs to the first one, and is listed in all of them.
  mutating func add(_ parts: [Part], of whole: Model, cards: [NodeID: Int]) {
    let nodes = Dictionary(whole.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let slugs = PageName.all(parts.map(\.name), prefix: Self.flowPrefix)
    for (part, slug) in zip(parts, slugs) {
      let members = part.nodes.compactMap { cards[$0] }
      for screen in members where screens[screen].flow == nil { screens[screen].flow = flows.count }
      let coordinator = part.coordinator.flatMap { nodes[$0] }
      flows.append(
        Flow(
          slug: slug, title: DisplayText.line(part.title), className: coordinator.map { DisplayText.line($0.name) },
          module: coordinator?.module.map(DisplayText.line), source: coordinator?.source, screens: members, next: [],
          previous: []))
    }
    let coordinators = parts.enumerated().compactMap { index, part in part.coordinator.map { ($0, index) } }
    connectFlows(of: whole, coordinators: Dictionary(coordinators, uniquingKeysWith: { first, _ in first }))
  }

  private mutating func connectFlows(of whole: Model, coordinators: [NodeID: Int]) {
    var counts: [Pair: Int] = [:]
    for way in ways where !way.kind.isWayBack {
      guard let from = screens[way.from].flow, let to = way.to.flatMap({ screens[$0].flow }), from != to else {
        continue
      }
      counts[Pair(from: from, to: to), default: 0] += way.transitions.count
    }
    for transition in whole.transitions where transition.level == .flow && !transition.kind.isWayBack {
      guard let from = coordinators[transition.from], let to = transition.to.flatMap({ coordinators[$0] }), from != to
      else { continue }
      counts[Pair(from: from, to: to), default: 0] += 1
    }
    for (pair, count) in counts.sorted(by: { ($0.key.from, $0.key.to) < ($1.key.from, $1.key.to) }) {
      flows[pair.from].next.append(Flow.Neighbour(flow: pair.to, count: count))
      flows[pair.to].previous.append(Flow.Neighbour(flow: pair.from, count: count))
    }
  }

  private struct Pair: Hashable {
    var from: Int
    var to: Int
  }
}
