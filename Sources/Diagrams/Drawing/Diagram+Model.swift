package import Findings
package import NavigationModel

extension Diagram {
  /// Draws a model: decides what becomes a card, a frame, a pin, an arrow or a stub, and proves that nothing is lost.
  ///
  /// - Complexity: O(*n* log *n*) in the size of the model.
  package init(
    of whole: Model, findings: [Finding] = [], options: DiagramOptions = DiagramOptions()
  ) throws(DiagramError) {
    let model = whole.projected(options.projection)
    let framed = try Selection(of: model, projection: options.projection, surroundings: options.surroundings)
    let framedNesting = Nesting(of: model, selection: framed)
    let stacks = PlainStacks(of: model, selection: framed, nesting: framedNesting)
    let isFramed = stacks.screens.isEmpty
    let selection =
      isFramed
      ? framed
      : try Selection(of: model, projection: options.projection, surroundings: options.surroundings, stacks: stacks)
    let nesting = isFramed ? framedNesting : Nesting(of: model, selection: selection)
    self.init(title: DisplayText.line(options.title), projection: options.projection)
    sourceLink = options.sourceLink
    overview = options.surroundings.overview
    let findings = FindingsByNode(findings)
    let alerts = Dictionary(grouping: selection.alerts.keys) { selection.alerts[$0] ?? $0 }
    let around = Dictionary(grouping: stacks.screens.keys) { stacks.screens[$0] ?? $0 }
    cards = selection.nodes.map { index in
      let node = model.nodes[index]
      return Card(
        drawing: node, findings: findings.about([node.id] + (alerts[node.id] ?? []) + (around[node.id] ?? [])))
    }
    landmarks = options.landmarks ?? Self.landmarks(of: model)
    addGroups(of: model, selection: selection, findings: findings)
    markCards(of: model, selection: selection)
    addStacks(stacks, of: model, selection: selection)
    apply(nesting, of: model)
    addPayloads(of: model, selection: selection)
    addParts(of: model, selection: selection)
    addStubs(of: model, selection: selection)
    addAlerts(of: model, selection: selection)
    addWaysToSheets(of: model, selection: selection)
    addPins(of: model, selection: selection)
    addArrows(of: model, selection: selection, nested: nesting.transitions.union(transitionsOfStacks))
    shortenToJumps(startingAt: launchCards(in: selection))
    shortenLabels()
    for card in cards.indices { cards[card].arrange() }
    remarks = options.remarks + Self.remarks(on: whole, findings: findings.all, selection: selection)
    try proveComplete(for: whole)
  }

  private mutating func apply(_ nesting: Nesting, of model: Model) {
    for container in nesting.containers {
      guard case .container(let kind) = cards[container].shape else { continue }
      cards[container].ownFrame = frames.count
      frames.append(Frame(plate: container, container: kind, parent: nil))
    }
    for (child, place) in nesting.places {
      cards[child].frame = cards[place.container].ownFrame
      guard let first = place.transitions.first else { continue }
      cards[child].containment = Containment(
        kind: model.transitions[first].kind, transitions: place.transitions,
        details: place.transitions.flatMap { model.transitions[$0].details })
    }
    for frame in frames.indices { frames[frame].parent = cards[frames[frame].plate].frame }
  }
}
