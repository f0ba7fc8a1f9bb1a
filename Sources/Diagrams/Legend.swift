package import Findings
package import NavigationModel

/// What the signs of one picture mean: those in use, and no others.
package struct Legend: Hashable, Sendable {
  /// A sign of the picture.
  package enum Sign: Hashable, Sendable {
    case pin(Entry.Kind)
    case card(Card.Shape)
    case frame(Node.Container)
    case arrow(Transition.Kind)
    case landmark(Landmark.Kind)
    case wayBack(WayBack)
    case stackOfOne, bundle, jump, stub, wayOff, alertOnCard, waysToSheets, gate, inferred
    case badge(Severity)
  }

  /// In the order of reading: ways in, what there is, how it hangs together, what is wrong with it.
  package private(set) var signs: [Sign]

  /// Collects the signs of a placed picture.
  package init(of placed: PlacedDiagram) {
    let diagram = placed.diagram
    signs = Entry.Kind.allCases.filter { kind in diagram.pins.contains { $0.kinds.contains(kind) } }.map(Sign.pin)
    signs += Self.shapes(of: placed)
    if diagram.cards.contains(where: { $0.stack != nil }) { signs.append(.stackOfOne) }
    signs += Landmark.Kind.allCases.filter { kind in diagram.cards.contains { $0.landmark == kind } }.map(Sign.landmark)
    signs += WayBack.allCases.filter { way in diagram.cards.contains { $0.waysBack.contains(way) } }.map(Sign.wayBack)
    signs += Self.kinds(of: placed).map(Sign.arrow)
    let stubs = diagram.cards.flatMap(\.stubs)
    if diagram.arrows.contains(where: \.isBundle) || stubs.contains(where: \.isBundle) { signs.append(.bundle) }
    if stubs.contains(where: { $0.target != nil }) { signs.append(.jump) }
    if stubs.contains(where: { $0.isWayOff && $0.kind.isWayBack }) { signs.append(.stub) }
    if stubs.contains(where: { $0.isWayOff && !$0.kind.isWayBack }) { signs.append(.wayOff) }
    if stubs.contains(where: { $0.kind == .alert && $0.target == nil && $0.link == nil }) { signs.append(.alertOnCard) }
    if stubs.contains(where: { $0.link != nil }) { signs.append(.waysToSheets) }
    if diagram.isGated { signs.append(.gate) }
    if diagram.isInferred { signs.append(.inferred) }
    let severities = Set(diagram.cards.flatMap { $0.badges.map(\.severity) })
    signs += severities.sorted(by: >).map(Sign.badge)
  }

  private static func shapes(of placed: PlacedDiagram) -> [Sign] {
    let shapes = Set(placed.diagram.cards.map(\.shape))
    let framed = Set(
      zip(placed.diagram.frames, placed.frames).compactMap { frame, place in place.map { _ in frame.container } })
    let plain: [Card.Shape] = [.screen, .group, .alert, .system, .external, .flow, .event]
    let containers = Node.Container.allCases.filter { shapes.contains(.container($0)) }
    return plain.filter(shapes.contains).map(Sign.card)
      + containers.map { framed.contains($0) ? .frame($0) : .card(.container($0)) }
  }

  private static func kinds(of placed: PlacedDiagram) -> [Transition.Kind] {
    var kinds: Set<Transition.Kind> = []
    for arrow in placed.diagram.arrows {
      if case .transition(let kind) = arrow.meaning { kinds.insert(kind) }
    }
    for stub in placed.diagram.cards.flatMap(\.stubs) where stub.target != nil && !stub.isBundle {
      kinds.insert(stub.kind)
    }
    for (card, line) in zip(placed.diagram.cards, placed.containments) where line != nil {
      if let kind = card.containment?.kind { kinds.insert(kind) }
    }
    return Transition.Kind.allCases.filter(kinds.contains)
  }
}

extension Legend.Sign {
  /// What the sign means.
  package var caption: String {
    switch self {
    case .pin(let kind): "entry: \(kind.caption)"
    case .card(let shape): shape.caption
    case .frame(let container): container.caption
    case .arrow(let kind): kind.caption
    case .alertOnCard: "alert that the screen shows"
    case .bundle: "several ways, counted"
    case .waysToSheets: "way to or from another sheet"
    case .jump: "leads to the card of that name"
    case .stackOfOne: "in a navigation stack of its own"
    case .stub: "the app leads back to where the user came from"
    case .wayOff: "way off that names no target"
    case .landmark(let kind): "landmark: \(kind.caption.lowercased())"
    case .wayBack(let way): way.caption
    case .gate: "gate: must let the user through"
    case .inferred: "inferred, not read off the source"
    case .badge(let severity): severity.caption
    }
  }
}

extension Stub {
  /// Whether it names neither a card nor a sheet nor an alert.
  fileprivate var isWayOff: Bool { target == nil && link == nil && kind != .alert }
}

extension Arrow {
  fileprivate var isBundle: Bool {
    if case .bundle = meaning { true } else { false }
  }
}

extension Diagram {
  /// Whether an arrow or a jump is a guess of the reader.
  fileprivate var isInferred: Bool {
    arrows.contains(where: \.isInferred) || cards.contains { $0.stubs.contains { $0.target != nil && $0.isInferred } }
  }

  /// Whether a lock stands anywhere.
  fileprivate var isGated: Bool {
    arrows.contains { $0.label.lines.contains(where: \.isGate) }
      || cards.contains { $0.stubs.contains(where: \.isGated) }
  }
}
