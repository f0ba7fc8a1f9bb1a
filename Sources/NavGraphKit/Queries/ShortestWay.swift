public import NavigationModel

extension Model {
  /// The shortest way from one node to another, one numbered move a line; `nil` where there is none.
  ///
  /// - Parameters:
  ///   - from: class, title or route of a node, or the kind of an entry, such as `launch`.
  ///   - to: class, title or route of a node.
  /// - Complexity: O(nodes + transitions).
  public func shortestWay(from: String, to: String) throws(UnknownName) -> String? {
    let names = NodeNames(self)
    let graph = MoveGraph(self)
    let targets = try names.nodes(named: to)
    let sources: [Int]
    do throws(UnknownName) {
      sources = try names.nodes(named: from)
    } catch {
      // No node bears the name: perhaps it is a way in.
      let entered = entries.filter { $0.kind.rawValue == from || $0.name == from }
      guard !entered.isEmpty else { throw error }
      let moves = MoveText(self)
      guard let entry = entered.first(where: { $0.to != nil }), let start = entry.to.flatMap({ graph.index[$0] }) else {
        return nil
      }
      guard let way = graph.shortestWay(from: [start], to: targets) else { return nil }
      return Self.numbered([moves.text(of: entry)] + way.map(moves.text))
    }
    guard let way = graph.shortestWay(from: sources, to: targets) else { return nil }
    if way.isEmpty { return "already there\n" }
    return Self.numbered(way.map(MoveText(self).text))
  }

  private static func numbered(_ lines: [String]) -> String {
    lines.enumerated().map { "\($0 + 1). \($1)\n" }.joined()
  }
}
