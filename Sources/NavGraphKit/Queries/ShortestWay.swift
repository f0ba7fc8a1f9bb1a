public import NavigationModel

extension Model {
  /// The shortest way from one node to another, one numbered move a line; `nil` where there is none.
  ///
  /// It goes through flows only where a flow is asked for, or no other way is known.
  ///
  /// - Parameters:
  ///   - from: class, title or route of a node, or the kind of an entry, such as `launch`.
  ///   - to: class, title or route of a node.
  /// - Complexity: O(nodes + transitions).
  public func shortestWay(from: String, to: String) throws(UnknownName) -> String? {
    let seen = projected(.screens)
    do throws(UnknownName) {
      if let way = try seen.way(from: from, to: to) { return way }
    } catch {
      // It may be a flow that is asked for.
    }
    return try way(from: from, to: to)
  }

  private func way(from: String, to: String) throws(UnknownName) -> String? {
    let graph = MoveGraph(self)
    let targets = try NodeNames(self).nodes(named: to)
    guard let way = try ways(from: from, to: targets, in: graph).min(by: { $0.count < $1.count }) else { return nil }
    let moves = MoveText(self)
    let lines = way.enumerated().map { "\($0 + 1). \(moves.text(of: $1))\n" }
    return lines.isEmpty ? "already there\n" : lines.joined()
  }

  /// A shortest way from each place that a text can mean: from nodes, or where no node bears the name, from entries.
  private func ways(from name: String, to targets: [Int], in graph: MoveGraph) throws(UnknownName) -> [[MoveGraph.Move]]
  {
    let entered = entries.indices.filter { entries[$0].kind.rawValue == name || entries[$0].name == name }
    do throws(UnknownName) {
      let sources = try NodeNames(self).nodes(named: name)
      return [graph.shortestWay(from: sources, to: targets)].compactMap(\.self)
    } catch  where !entered.isEmpty {
      return entered.compactMap { number in
        let start = entries[number].to.flatMap { graph.index[$0] }
        return start.flatMap { graph.shortestWay(from: [$0], to: targets) }.map { [.entry(number)] + $0 }
      }
    }
  }
}
