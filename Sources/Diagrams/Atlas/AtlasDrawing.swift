import Findings
import NavigationModel

/// Draws the sheets of a divided app.
struct AtlasDrawing {
  let model: Model
  let projected: Model
  let division: FlowDivision
  let options: DiagramOptions
  /// Alerts that lead nowhere.
  private let alerts: Set<NodeID>
  /// Those among them that have a card on the sheet of their part, for a pin to point at.
  private let entered: Set<NodeID>

  init(model: Model, projected: Model, division: FlowDivision, options: DiagramOptions) {
    self.model = model
    self.projected = projected
    self.division = division
    self.options = options
    let leaves = LeafAlerts(of: projected)
    alerts = Set(leaves.sources.keys)
    entered = leaves.entered
  }

  /// The overview, and a sheet for each part in the order of their names.
  func sheets(findings: [Finding]) throws(DiagramError) -> [Atlas.Sheet] {
    let names = SpokenNames(of: projected)
    let places = places(called: names.names)
    let landmarks = landmarks(at: places, called: names)
    var sheets = [try overview(landmarks: landmarks, findings: findings)]
    let nodes = Dictionary(projected.nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var ways: [NodeID: [Int]] = [:]
    for index in projected.transitions.indices {
      let from = projected.transitions[index].from
      ways[from, default: []].append(index)
      if let to = projected.transitions[index].to, to != from { ways[to, default: []].append(index) }
    }
    for part in division.parts {
      let touching = part.members.reduce(into: Set<Int>()) { $0.formUnion(ways[$1] ?? []) }
      let sheet = try sheet(
        of: part, transitions: touching.sorted(), nodes: nodes, places: places, landmarks: landmarks, findings: findings
      )
      sheets.append(sheet)
    }
    return sheets
  }

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
    options.surroundings.groups = division.parts.map { part in
      CardGroup(
        key: part.key, title: part.title, members: part.members,
        link: SheetLink(sheet: part.key, title: part.title))
    }
    let diagram = try Diagram(of: model, findings: findings, options: options)
    return Atlas.Sheet(name: Atlas.overviewName, title: diagram.title, role: .overview, diagram: diagram)
  }

  /// The sheet that each node has its card on.
  private func places(called names: [NodeID: String]) -> [NodeID: SheetLink] {
    var places: [NodeID: SheetLink] = [:]
    for node in division.spine {
      places[node] = SheetLink(sheet: Atlas.overviewName, title: "Overview", node: node, name: names[node])
    }
    for part in division.parts {
      for node in part.members {
        places[node] = SheetLink(sheet: part.key, title: part.title, node: node, name: names[node])
      }
    }
    return places
  }

  /// - Parameter touching: the transitions that have an end in the part.
  private func sheet(
    of part: FlowDivision.Part, transitions touching: [Int], nodes: [NodeID: Node], places: [NodeID: SheetLink],
    landmarks: [Landmark], findings: [Finding]
  ) throws(DiagramError) -> Atlas.Sheet {
    // An alert that leads nowhere is drawn where it is shown, on as many sheets as that may be.
    let transitions = touching.map { projected.transitions[$0] }.filter { transition in
      part.members.contains(transition.from) || !(transition.to.map(alerts.contains) ?? false)
    }
    let ends = transitions.reduce(into: Set<NodeID>()) { ends, transition in
      ends.insert(transition.from)
      if let target = transition.to { ends.insert(target) }
    }
    let inside = Model(
      nodes: part.members.subtracting(alerts.subtracting(entered)).union(ends).sorted().compactMap { nodes[$0] },
      transitions: transitions,
      entries: projected.entries.filter { $0.to.map(part.members.contains) ?? false })
    let neighbours = ends.subtracting(part.members).subtracting(alerts).compactMap { end in
      places[end].map { (end, $0) }
    }
    var options = options
    options.title = "\(options.title) · \(part.title)"
    options.remarks = []
    options.landmarks = landmarks
    options.surroundings = Surroundings(
      elsewhere: Dictionary(uniqueKeysWithValues: neighbours),
      overview: SheetLink(sheet: Atlas.overviewName, title: "Overview"))
    let about = findings.filter { finding in finding.nodes.contains(where: part.members.contains) }
    var diagram = try Diagram(of: inside, findings: about, options: options)
    diagram.part = part.title
    return Atlas.Sheet(name: part.key, title: part.title, role: .flow, diagram: diagram)
  }
}
