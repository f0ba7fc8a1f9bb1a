/// What of a model is looked at.
///
/// The inner life of coordinators is a layer of its own: a person who uses the app sees what they show, never them.
public struct Projection: Hashable, Codable, Sendable {
  /// What can be left out though a person sees it.
  public enum Part: String, Hashable, Codable, Sendable, CaseIterable {
    /// Alerts, action sheets and confirmation dialogs.
    case alerts
    /// Screens of the operating system.
    case system
    /// Ways back.
    case back
  }

  /// Layers that count.
  public var levels: Set<Transition.Level>
  /// What is left out.
  public var hidden: Set<Part>

  /// Chooses layers, and what to leave out of them.
  public init(levels: Set<Transition.Level>, hidden: Set<Part> = []) {
    self.levels = levels
    self.hidden = hidden
  }

  /// What a person sees, and what holds what.
  public static let screens = Projection(levels: [.screen, .structural])
}

extension Projection {
  private enum CodingKeys: CodingKey {
    case levels, hidden
  }

  /// Writes both in a fixed order, so that the same projection gives the same bytes.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Transition.Level.allCases.filter(levels.contains), forKey: .levels)
    try container.encode(Part.allCases.filter(hidden.contains), forKey: .hidden)
  }
}

extension Model {
  /// The part of the model that a projection asks for, in the same order.
  ///
  /// Without the layer of flows, what led to a flow leads to what that shows first, and a flow around a container counts
  /// as that container.
  /// - Complexity: O(nodes + transitions).
  public func projected(_ projection: Projection) -> Model {
    var model = projection.levels.contains(.flow) ? self : withoutFlows()
    // A model whose every level counts is not copied.
    if model.transitions.contains(where: { !projection.levels.contains($0.level) }) {
      model.transitions.removeAll { !projection.levels.contains($0.level) }
    }
    if projection.hidden.contains(.back) { model.transitions.removeAll(where: \.kind.isWayBack) }
    guard !projection.hidden.isEmpty else { return model }
    let hiddenNodes = Set(model.nodes.filter { projection.hides($0.kind) }.map(\.id))
    guard !hiddenNodes.isEmpty else { return model }
    model.nodes.removeAll { hiddenNodes.contains($0.id) }
    model.transitions.removeAll { hiddenNodes.contains($0.from) || $0.to.map(hiddenNodes.contains) ?? false }
    for index in model.entries.indices {
      if let target = model.entries[index].to, hiddenNodes.contains(target) { model.entries[index].to = nil }
    }
    return model
  }
}

extension Projection {
  fileprivate func hides(_ kind: Node.Kind) -> Bool {
    switch kind {
    case .alert: hidden.contains(.alerts)
    case .system: hidden.contains(.system)
    case .screen, .container, .flow, .external, .event: false
    }
  }
}
