import Findings
import NavigationModel

extension Diagram {
  /// Adds one card for each group, after all others.
  mutating func addGroups(of model: Model, selection: Selection, findings: FindingsByNode) {
    guard !selection.surroundings.groups.isEmpty else { return }
    var inner: [Int: [Int]] = [:]
    for index in selection.transitions {
      let transition = model.transitions[index]
      guard let card = selection.cards[transition.from], selection.isGroup(card) else { continue }
      let stays = transition.to.map { selection.cards[$0] == card || selection.leafAlerts.contains($0) } ?? true
      if stays { inner[card, default: []].append(index) }
    }
    let doors = Doors(of: model, selection: selection)
    let landmarks = Dictionary(
      landmarks.flatMap { landmark in landmark.places.map { ($0.node, landmark.kind) } },
      uniquingKeysWith: { $0.importance < $1.importance ? $0 : $1 })
    let positions = Dictionary(
      model.nodes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    for group in selection.surroundings.groups {
      let nodes = group.members.compactMap { positions[$0] }.sorted().map { model.nodes[$0] }
      let rank = { (node: Node) in landmarks[node.id] == nil ? -doors.count(node.id) : Int.min }
      let order = nodes.indices.sorted { (rank(nodes[$0]), $0) < (rank(nodes[$1]), $1) }
      cards.append(
        Card(
          drawing: group, nodes: order.map { nodes[$0] }, inner: inner[cards.count] ?? [],
          findings: findings.about(group.members), landmarks: landmarks))
    }
  }
}

/// How many ways lead from outside to the members of groups.
private struct Doors {
  private var ways: [NodeID: Int] = [:]

  init(of model: Model, selection: Selection) {
    for transition in model.transitions where !transition.kind.isWayBack {
      guard let target = transition.to, let card = selection.cards[target], selection.isGroup(card),
        selection.cards[transition.from] != card
      else { continue }
      ways[target, default: 0] += 1
    }
    for target in model.entries.compactMap(\.to) { ways[target, default: 0] += 1 }
  }

  func count(_ node: NodeID) -> Int { ways[node] ?? 0 }
}

extension Card {
  /// How many members are named on the card.
  private static let mentioned = 6
  /// How many parts are named on the card of an area.
  private static let mentionedParts = 10

  /// - Parameter nodes: the members, those first that the user meets first.
  fileprivate init(
    drawing group: CardGroup, nodes: [Node], inner: [Int], findings: [Finding],
    landmarks: [NodeID: Landmark.Kind]
  ) {
    let screens = nodes.filter { $0.kind != .alert }
    let mentions =
      group.parts.isEmpty ? Self.screens(screens, of: group, landmarks) : Self.parts(of: group, nodes, landmarks)
    let alerts = nodes.count - screens.count
    let counts = [
      group.parts.isEmpty ? nil : Self.counted(group.parts.count, "part"),
      screens.isEmpty ? nil : Self.counted(screens.count, "screen"), alerts == 0 ? nil : Self.counted(alerts, "alert"),
    ]
    let subtitle = counts.compactMap(\.self).joined(separator: ", ")
    self.init(
      node: NodeID("group \(group.key)"), shape: .group, title: DisplayText.line(group.title), subtitle: subtitle,
      details: [DisplayText.line(group.title), subtitle] + nodes.map { DisplayText.line($0.name) },
      source: nil, badges: Badge.grouped(findings), stubs: [],
      contents: Contents(mentions: mentions, mentionsTop: 0, transitions: inner), link: group.link,
      jumpsIn: 0, size: Size(width: 0, height: 0), frame: nil, containment: nil, ownFrame: nil)
  }

  private static func screens(
    _ screens: [Node], of group: CardGroup, _ landmarks: [NodeID: Landmark.Kind]
  ) -> [Contents.Mention] {
    let named = screens.filter { !$0.anonymous }
    let mentions = named.prefix(mentioned).map { node in
      var link = group.link
      link?.node = node.id
      return Contents.Mention(text: node.spokenName, link: link, landmark: landmarks[node.id])
    }
    return mentions + rest(named.count - mentions.count)
  }

  /// The parts of an area, those first that hold what the user meets first.
  private static func parts(
    of group: CardGroup, _ nodes: [Node], _ landmarks: [NodeID: Landmark.Kind]
  ) -> [Contents.Mention] {
    let positions = Dictionary(nodes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let order = group.parts.map { part in (part.members.compactMap { positions[$0] }.min() ?? nodes.count, part) }
      .sorted { ($0.0, $0.1.key) < ($1.0, $1.1.key) }
    let mentions = order.prefix(mentionedParts).map { _, part in
      let kinds = part.members.compactMap { landmarks[$0] }
      return Contents.Mention(
        text: DisplayText.line(part.title), link: part.link, landmark: kinds.min { $0.importance < $1.importance })
    }
    return mentions + rest(group.parts.count - mentions.count)
  }

  private static func rest(_ count: Int) -> [Contents.Mention] {
    count > 0 ? [.init(text: "and \(count) more", link: nil, landmark: nil)] : []
  }

  private static func counted(_ count: Int, _ noun: String) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
  }
}
