package import Findings
package import NavigationModel

extension Guide {
  /// A part of the app that gets a page of its own.
  package struct Part: Hashable, Sendable {
    /// Stable name that the page is called by.
    package var name: String
    package var title: String
    /// The coordinator, if it is the flow of one.
    package var coordinator: NodeID?
    /// What belongs to it, in the order of reading.
    package var nodes: [NodeID]

    /// Creates a part.
    package init(name: String, title: String, coordinator: NodeID? = nil, nodes: [NodeID]) {
      self.name = name
      self.title = title
      self.coordinator = coordinator
      self.nodes = nodes
    }
  }

  /// Tells everything about a model.
  ///
  /// - Parameters:
  ///   - whole: the linked app.
  ///   - findings: what its checks report.
  ///   - options: title and projection; the same as for a picture, so that both show the same.
  ///   - parts: how the app is divided; by its coordinators if nobody else says.
  /// - Complexity: O(*n* log *n*) in the size of the model.
  package init(
    of whole: Model, findings: [Finding] = [], options: DiagramOptions = DiagramOptions(), parts: [Part]? = nil
  ) throws(DiagramError) {
    let model = whole.projected(options.projection)
    let selection = try Selection(of: model, projection: options.projection, foldsAlerts: false)
    let nodes = selection.nodes.map { model.nodes[$0] }
    title = DisplayText.line(options.title)
    remarks = Diagram.remarks(on: whole, findings: findings, selection: selection)
    let slugs = PageName.all(nodes.map(\.id.rawValue))
    screens = zip(nodes, slugs).map { Screen(of: $0, slug: $1) }
    ways = Self.ways(of: model, cards: selection.cards)
    entries = model.entries.map { Entrance(of: $0, cards: selection.cards) }
    self.findings = findings.filter { $0.severity != .off }.sorted().map { Remark(of: $0, cards: selection.cards) }
    landmarks = Landmarks(of: model).all
    flows = []
    totals = Totals()
    connect()
    addPayloads(of: model, cards: selection.cards)
    addWaysBack(of: model)
    add(parts ?? Self.parts(of: whole), of: whole, cards: selection.cards)
    measureDistances()
    count(whole)
  }

  /// Lets every screen know its ways, entries and findings.
  private mutating func connect() {
    for (index, way) in ways.enumerated() {
      screens[way.from].outgoing.append(index)
      if let target = way.to { screens[target].incoming.append(index) }
    }
    for (index, entry) in entries.enumerated() {
      if let target = entry.to { screens[target].entries.append(index) }
    }
    for (index, finding) in findings.enumerated() {
      for screen in finding.screens { screens[screen].findings.append(index) }
    }
  }

  private mutating func addPayloads(of model: Model, cards: [NodeID: Int]) {
    for (node, types) in Payloads(of: model).types {
      if let screen = cards[node] { screens[screen].payloads = types }
    }
  }

  private mutating func addWaysBack(of model: Model) {
    let ways = WaysBack(of: model).ways
    for index in screens.indices where screens[index].shape.isLeftByTheSystem {
      screens[index].waysBack = WayBack.allCases.filter { ways[screens[index].id]?.contains($0) ?? false }
    }
  }

  private mutating func count(_ whole: Model) {
    for screen in screens {
      switch screen.shape {
      case .screen: totals.screens += 1
      case .container: totals.containers += 1
      case .alert: totals.alerts += 1
      case .system, .external, .flow, .event, .group: break
      }
    }
    totals.flows = flows.count
    totals.ways = ways.reduce(0) { $0 + $1.transitions.count }
    totals.entries = entries.count
    totals.unresolved = whole.unresolved.count
    for finding in findings { totals.findings[finding.severity, default: 0] += 1 }
  }
}

extension Guide.Screen {
  fileprivate init(of node: Node, slug: String) {
    let card = Card(drawing: node, findings: [])
    self.init(
      id: node.id, slug: slug, title: card.title, className: DisplayText.line(node.name),
      needsClassName: card.subtitle != nil, shape: card.shape, module: node.module.map(DisplayText.line),
      source: node.source, storyboard: node.scene.map { DisplayText.line($0.storyboard) },
      aliases: node.aliases.map(DisplayText.line), payloads: [], waysBack: [], flow: nil, incoming: [], outgoing: [],
      entries: [],
      findings: [], arrivals: [], distance: nil)
  }
}

extension Guide.Gate {
  init(_ gate: NavigationModel.Gate) {
    self.init(name: DisplayText.line(gate.name), kind: gate.kind, source: gate.source)
  }
}

extension Guide.Entrance {
  fileprivate init(of entry: Entry, cards: [NodeID: Int]) {
    self.init(
      kind: entry.kind, name: DisplayText.line(entry.name), to: entry.to.flatMap { cards[$0] },
      route: entry.route.map { DisplayText.line($0.rawValue) }, gates: entry.gates.map(Guide.Gate.init),
      pattern: entry.pattern.map(DisplayText.line), role: entry.role, source: entry.source)
  }
}

extension Guide.Remark {
  fileprivate init(of finding: Finding, cards: [NodeID: Int]) {
    var seen: Set<Int> = []
    self.init(
      rule: DisplayText.line(finding.rule.rawValue), severity: finding.severity,
      message: DisplayText.line(finding.message), source: finding.source, path: finding.path.map(DisplayText.line),
      notes: finding.notes.map { Note(message: DisplayText.line($0.message), source: $0.source) },
      screens: finding.nodes.compactMap { cards[$0] }.filter { seen.insert($0).inserted })
  }
}
