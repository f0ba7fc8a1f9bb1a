import Checks
import Findings
import NavigationModel

/// A place on a line of the one file that most tests have.
func place(_ line: Int, _ file: String = "App.swift") -> SourcePlace {
  SourcePlace(file: file, line: line, column: 1)
}

/// Findings of one rule about a model, as `line: message`.
func findings(of rule: any Rule.Type, in model: Model) -> [String] {
  rule.findings(in: CheckContext(model: model)).sorted().map { finding in
    let line = if case .source(let source) = finding.place { "\(source.line)" } else { "-" }
    return "\(line): \(finding.message)"
  }
}

extension Model {
  /// A model whose nodes are the names that its edges use, in order; node *n* stands on line *n* of `Screens.swift`.
  ///
  /// The first node is the launch screen. Each edge stands on the line of `App.swift` that is its position, times ten,
  /// so that none counts as beside another.
  static func app(
    _ edges: [Transition], nodes: [Node] = [], routes: [Route] = [], requests: [RouteRequest] = [],
    entries: [Entry]? = nil
  ) -> Model {
    var names: [NodeID] = nodes.map(\.id)
    for edge in edges {
      for name in [edge.from, edge.to].compactMap({ $0 }) where !names.contains(name) { names.append(name) }
    }
    let all = names.enumerated().map { index, name in
      var node = nodes.first { $0.id == name } ?? Node(id: name, name: name.rawValue, kind: .screen)
      if node.source == nil { node.source = place(index + 1, "Screens.swift") }
      return node
    }
    let placed = edges.enumerated().map { index, edge in
      var edge = edge
      edge.source = place(10 * (index + 1))
      return edge
    }
    let launch = [Entry(kind: .launch, name: "scene", to: names.first, source: place(1))]
    return Model(nodes: all, transitions: placed, routes: routes, requests: requests, entries: entries ?? launch)
  }
}

extension Transition {
  /// An edge at the screen level; containment is structural.
  static func edge(
    _ from: String, _ kind: Kind, _ to: String?, detail: String? = nil, route: String? = nil,
    certainty: Certainty = .certain
  ) -> Transition {
    Transition(
      from: NodeID(from), to: to.map { NodeID($0) }, kind: kind, level: kind.isContainment ? .structural : .screen,
      certainty: certainty, source: place(1), route: route.map { RouteID($0) }, detail: detail)
  }
}

extension Node {
  static func container(_ name: String, _ kind: Container, anonymous: Bool = false) -> Node {
    Node(id: NodeID(name), name: name, kind: .container, container: kind, anonymous: anonymous)
  }

  static func screen(_ name: String, _ kind: Kind = .screen) -> Node { Node(id: NodeID(name), name: name, kind: kind) }
}
