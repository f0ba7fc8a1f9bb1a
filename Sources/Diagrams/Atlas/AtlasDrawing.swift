import Findings
import NavigationModel

/// Draws the sheets of a divided app.
struct AtlasDrawing {
  let model: Model
  let projected: Model
  let division: FlowDivision
  let options: DiagramOptions

  /// The overview, and a sheet for each part in the order of their names.
  func sheets(findings: [Finding]) throws(DiagramError) -> [Atlas.Sheet] {
    var sheets = [try overview(findings: findings)]
    let places = places()
    for part in division.parts { sheets.append(try sheet(of: part, places: places, findings: findings)) }
    return sheets
  }

  private func overview(findings: [Finding]) throws(DiagramError) -> Atlas.Sheet {
    var options = options
    options.surroundings.groups = division.parts.map { part in
      CardGroup(
        key: part.key, title: part.title, members: part.members,
        link: SheetLink(sheet: part.key, title: part.title))
    }
    let diagram = try Diagram(of: model, findings: findings, options: options)
    return Atlas.Sheet(name: Atlas.overviewName, title: diagram.title, role: .overview, diagram: diagram)
  }

  /// The sheet that each node has its card on.
  private func places() -> [NodeID: SheetLink] {
    var places: [NodeID: SheetLink] = [:]
    let names = names()
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

  /// What a user would call each node: a plain stack by the first screen that it shows.
  private func names() -> [NodeID: String] {
    var names: [NodeID: String] = [:]
    var isPlain: Set<NodeID> = []
    for node in projected.nodes {
      names[node.id] = node.spokenName
      if node.anonymous { isPlain.insert(node.id) }
    }
    for transition in projected.transitions where transition.kind.isContainment && isPlain.contains(transition.from) {
      guard let target = transition.to, !isPlain.contains(target) else { continue }
      isPlain.remove(transition.from)
      names[transition.from] = names[target]
    }
    return names
  }

  private func sheet(
    of part: FlowDivision.Part, places: [NodeID: SheetLink], findings: [Finding]
  ) throws(DiagramError) -> Atlas.Sheet {
    let touching = projected.transitions.indices.filter { index in
      let transition = projected.transitions[index]
      return part.members.contains(transition.from) || transition.to.map(part.members.contains) ?? false
    }
    var nodes = part.members
    for index in touching {
      nodes.insert(projected.transitions[index].from)
      if let target = projected.transitions[index].to { nodes.insert(target) }
    }
    let kept = Set(touching)
    var inside = projected.keeping(nodes: nodes, transitions: kept.contains)
    inside.entries.removeAll { $0.to.map { !part.members.contains($0) } ?? true }
    var options = options
    options.title = "\(options.title) · \(part.title)"
    options.remarks = []
    options.surroundings = Surroundings(
      elsewhere: places.filter { nodes.contains($0.key) && !part.members.contains($0.key) },
      overview: SheetLink(sheet: Atlas.overviewName, title: "Overview"))
    let about = findings.filter { finding in finding.nodes.contains(where: part.members.contains) }
    return Atlas.Sheet(
      name: part.key, title: part.title, role: .flow,
      diagram: try Diagram(of: inside, findings: about, options: options))
  }
}
