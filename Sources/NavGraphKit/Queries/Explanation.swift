public import NavigationModel

extension Model {
  /// Everything known about the nodes of a name: who leads there, where they lead, how far from the entries they are,
  /// and which gates stand on the way.
  ///
  /// - Complexity: O(nodes + transitions) for each node of that name.
  public func explanation(of name: String) throws(UnknownName) -> String {
    let whole = MoveGraph(self)
    let seen = MoveGraph(projected(.screens))
    let found = try NodeNames(self).nodes(named: name)
    return found.map { Explanation(model: self, seen: seen, whole: whole, node: $0).text }.joined(separator: "\n")
  }
}

/// What is known about one node, for people.
private struct Explanation {
  let model: Model
  /// What a person sees.
  let seen: MoveGraph
  /// The same with flows, which count where nothing else is known.
  let whole: MoveGraph
  /// Position in the whole model.
  let node: Int

  var text: String { ([head] + facts + sections.map(section)).joined(separator: "\n") + "\n" }

  private var subject: Node { model.nodes[node] }
  private var moves: MoveText { MoveText(model) }

  private var head: String {
    let kind = subject.container.map { "\($0.rawValue) container" } ?? subject.kind.rawValue
    let place = subject.source.map { "  \($0)" } ?? ""
    return "\(subject.name): \(kind)\(place)"
  }

  private var facts: [String] {
    var facts: [String] = []
    if let title = subject.title { facts.append("title: \(title)") }
    if let module = subject.module { facts.append("module: \(module)") }
    if !subject.aliases.isEmpty { facts.append("also called: \(subject.aliases.joined(separator: ", "))") }
    if let scene = subject.scene { facts.append("storyboard: \(scene.storyboard)") }
    facts.append("distance: \(distance)")
    if !gates.isEmpty { facts.append("gates: \(gates.joined(separator: ", "))") }
    return facts.map { "  \($0)" }
  }

  /// The nearest way in, from the start of the app if there is one, else from any entry.
  private var wayIn: (moves: [MoveGraph.Move], graph: MoveGraph, isFromLaunch: Bool)? {
    for graph in [seen, whole] {
      guard let target = graph.index[subject.id] else { continue }
      if let moves = graph.wayFromLaunch(to: target) { return (moves, graph, true) }
      if let moves = graph.shortestWay(from: [graph.world], to: [target]) { return (moves, graph, false) }
    }
    return nil
  }

  private var distance: String {
    guard let wayIn else { return "no way in was found" }
    // The first move is the entry itself.
    let moves = wayIn.moves.count == 2 ? "1 move" : "\(wayIn.moves.count - 1) moves"
    return "\(moves) from \(wayIn.isFromLaunch ? "launch" : "an entry; none from launch")"
  }

  /// Everything that guards some way straight to the node.
  private var gates: [String] {
    let interceptors = routes.flatMap(\.steps).flatMap(\.interceptors)
    let gates = arriving.flatMap(\.gates) + entering.flatMap(\.gates) + interceptors
    return Array(Set(gates.map(\.name))).sorted()
  }

  private var arriving: [Transition] { model.transitions.filter { $0.to == subject.id } }
  private var leaving: [Transition] { model.transitions.filter { $0.from == subject.id } }
  private var entering: [Entry] { model.entries.filter { $0.to == subject.id } }
  private var routes: [Route] { model.routes.filter { $0.destination == subject.id } }

  private var sections: [(title: String, lines: [String])] {
    [
      ("nearest way in", wayIn.map { $0.moves.map(MoveText($0.graph.model).text) } ?? []),
      ("entries", entering.map(moves.text)),
      ("leads here", arriving.map(moves.text)),
      ("leads on", leaving.map(moves.text)),
      ("routes", routes.map { "\($0.id): \(RouteNotation().text(of: $0))" }),
    ]
  }

  private func section(_ section: (title: String, lines: [String])) -> String {
    guard !section.lines.isEmpty else { return "  \(section.title): none" }
    return "  \(section.title) (\(section.lines.count)):\n" + section.lines.map { "    \($0)" }.joined(separator: "\n")
  }
}

extension MoveGraph {
  /// A shortest way from the start of the app.
  fileprivate func wayFromLaunch(to node: Int) -> [Move]? {
    let launches = model.entries.indices.filter { model.entries[$0].kind == .launch }
    let ways = launches.compactMap { number -> [Move]? in
      guard let start = model.entries[number].to.flatMap({ index[$0] }) else { return nil }
      return shortestWay(from: [start], to: [node]).map { [.entry(number)] + $0 }
    }
    return ways.min { $0.count < $1.count }
  }
}
