import Findings
import NavigationModel

/// Draws the sheets of a divided app.
struct AtlasDrawing {
  let model: Model
  let projected: Model
  let division: FlowDivision
  /// None where one overview shows all parts.
  let areas: [AreaDivision.Area]
  let options: DiagramOptions
  /// Alerts that lead nowhere.
  private let alerts: Set<NodeID>
  /// Those among them that have a card on the sheet of their part, for a pin to point at.
  private let entered: Set<NodeID>

  init(model: Model, projected: Model, division: FlowDivision, options: DiagramOptions) {
    self.model = model
    self.projected = projected
    self.division = division
    areas = AreaDivision(of: division, model: projected).areas
    self.options = options
    let leaves = LeafAlerts(of: projected)
    alerts = Set(leaves.sources.keys)
    entered = leaves.entered
  }

  /// The overview, one of each area, and a sheet for each part in the order of their names.
  func sheets(findings: [Finding]) throws(DiagramError) -> [Atlas.Sheet] {
    let names = SpokenNames(of: projected)
    let places = places(called: names.names)
    let landmarks = landmarks(at: places, called: names)
    var sheets = [try overview(landmarks: landmarks, findings: findings)]
    let nodes = Dictionary(projected.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let ways = waysByEnd()
    for area in areas {
      sheets.append(
        try sheet(of: excerpt(of: area, ways: ways), nodes: nodes, landmarks: landmarks, findings: findings))
    }
    let above = overviews()
    for (index, part) in division.parts.enumerated() {
      let touching = part.members.reduce(into: Set<Int>()) { $0.formUnion(ways[$1] ?? []) }
      let excerpt = SheetExcerpt(
        key: part.key, title: part.title, members: part.members, transitions: touching.sorted(), places: places,
        overview: above[index] ?? Self.overview)
      sheets.append(try sheet(of: excerpt, nodes: nodes, landmarks: landmarks, findings: findings))
    }
    return sheets
  }

  /// By node: the transitions that have an end in it.
  private func waysByEnd() -> [NodeID: [Int]] {
    var ways: [NodeID: [Int]] = [:]
    for index in projected.transitions.indices {
      let from = projected.transitions[index].from
      ways[from, default: []].append(index)
      if let to = projected.transitions[index].to, to != from { ways[to, default: []].append(index) }
    }
    return ways
  }

  /// By part: the overview of its area.
  private func overviews() -> [Int: SheetLink] {
    areas.reduce(into: [:]) { above, area in
      for part in area.parts { above[part] = SheetLink(sheet: area.key, title: area.title) }
    }
  }

  /// The overview of everything.
  private static let overview = SheetLink(sheet: Atlas.overviewName, title: "Overview")

  /// Where a user starts, logs in and finds the settings: the same on every sheet.
  private func landmarks(at places: [NodeID: SheetLink], called names: SpokenNames) -> [Landmark] {
    Landmarks(of: projected, called: names).all.map { landmark in
      var landmark = landmark
      for index in landmark.places.indices { landmark.places[index].link = places[landmark.places[index].node] }
      return landmark
    }
  }

  private func overview(landmarks: [Landmark], findings: [Finding]) throws(DiagramError) -> Atlas.Sheet {
    var options = options
    options.landmarks = landmarks
    options.surroundings.groups = areas.isEmpty ? division.parts.map(CardGroup.init) : areas.map(group)
    let diagram = try Diagram(of: model, findings: findings, options: options)
    return Atlas.Sheet(name: Atlas.overviewName, title: diagram.title, role: .overview, diagram: diagram)
  }

  /// The sheet that each node has its card on.
  private func places(called names: [NodeID: String]) -> [NodeID: SheetLink] {
    var places: [NodeID: SheetLink] = [:]
    for node in division.spine {
      places[node] = SheetLink(sheet: Atlas.overviewName, title: Self.overview.title, node: node, name: names[node])
    }
    for part in division.parts {
      for node in part.members {
        places[node] = SheetLink(sheet: part.key, title: part.title, node: node, name: names[node])
      }
    }
    return places
  }

  private func group(of area: AreaDivision.Area) -> CardGroup {
    let parts = area.parts.map { CardGroup(division.parts[$0]) }
    return CardGroup(
      key: area.key, title: area.title, members: parts.reduce(into: []) { $0.formUnion($1.members) },
      link: SheetLink(sheet: area.key, title: area.title), parts: parts)
  }

  /// What the overview of an area shows: its parts, and ways to other areas as chips.
  private func excerpt(of area: AreaDivision.Area, ways: [NodeID: [Int]]) -> SheetExcerpt {
    var groups = area.parts.map { CardGroup(division.parts[$0]) }
    let members = groups.reduce(into: Set<NodeID>()) { $0.formUnion($1.members) }
    let touching = members.reduce(into: Set<Int>()) { $0.formUnion(ways[$1] ?? []) }.sorted()
    // An alert of another area that is shown here too belongs to the first part that shows it.
    var strays: Set<NodeID> = []
    for transition in touching.map({ projected.transitions[$0] }) where members.contains(transition.from) {
      guard let alert = transition.to, alerts.contains(alert), !members.contains(alert), strays.insert(alert).inserted,
        let group = groups.firstIndex(where: { $0.members.contains(transition.from) })
      else { continue }
      groups[group].members.insert(alert)
    }
    var places: [NodeID: SheetLink] = [:]
    for node in division.spine { places[node] = Self.overview }
    for other in areas where other.key != area.key {
      let link = SheetLink(sheet: other.key, title: other.title)
      for part in other.parts { for node in division.parts[part].members { places[node] = link } }
    }
    return SheetExcerpt(
      key: area.key, title: area.title, members: members, transitions: touching, places: places, groups: groups,
      overview: Self.overview)
  }

  private func sheet(
    of excerpt: SheetExcerpt, nodes: [NodeID: Node], landmarks: [Landmark], findings: [Finding]
  ) throws(DiagramError) -> Atlas.Sheet {
    let members = excerpt.members
    let isOverview = !excerpt.groups.isEmpty
    // An alert that leads nowhere is drawn where it is shown, on as many sheets as that may be.
    let transitions = excerpt.transitions.map { projected.transitions[$0] }.filter { transition in
      members.contains(transition.from) || !(transition.to.map(alerts.contains) ?? false)
    }
    let ends = transitions.reduce(into: Set<NodeID>()) { ends, transition in
      ends.insert(transition.from)
      if let target = transition.to { ends.insert(target) }
    }
    let own = isOverview ? members : members.subtracting(alerts.subtracting(entered))
    let inside = Model(
      nodes: own.union(ends).sorted().compactMap { nodes[$0] },
      transitions: transitions,
      entries: projected.entries.filter { $0.to.map(members.contains) ?? false })
    let neighbours = ends.subtracting(members).subtracting(alerts).compactMap { end in
      excerpt.places[end].map { (end, $0) }
    }
    var options = options
    options.title = "\(options.title) · \(excerpt.title)"
    options.remarks = []
    options.landmarks = landmarks
    options.surroundings = Surroundings(
      groups: excerpt.groups, elsewhere: Dictionary(uniqueKeysWithValues: neighbours), overview: excerpt.overview)
    let about = findings.filter { finding in finding.nodes.contains(where: members.contains) }
    var diagram = try Diagram(of: inside, findings: about, options: options)
    diagram.part = isOverview ? AreaDivision.name(of: excerpt.title) : excerpt.title
    return Atlas.Sheet(
      name: excerpt.key, title: excerpt.title, role: isOverview ? .overview : .flow, diagram: diagram)
  }
}

/// What of an app one sheet shows.
private struct SheetExcerpt {
  var key: String
  var title: String
  var members: Set<NodeID>
  /// Those that have an end among the members.
  var transitions: [Int]
  /// Where nodes have their cards that have none here.
  var places: [NodeID: SheetLink]
  /// Members that share a card.
  var groups: [CardGroup] = []
  /// The sheet above this one.
  var overview: SheetLink
}

extension CardGroup {
  /// A part of the app.
  fileprivate init(_ part: FlowDivision.Part) {
    self.init(
      key: part.key, title: part.title, members: part.members, link: SheetLink(sheet: part.key, title: part.title))
  }
}
