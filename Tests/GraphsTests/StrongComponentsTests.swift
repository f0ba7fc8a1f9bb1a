import Graphs
import Testing

@Suite struct StrongComponentsTests {
  @Test func agreesWithTheClosureOfEverySmallDigraph() {
    forEverySmallDigraph(check)
  }

  @Test func agreesWithTheClosureOfSeededDigraphs() {
    forSeededDigraphs(seed: 2, check)
  }

  @Test func numbersComponentsInReverseTopologicalOrder() {
    // 0 ──▶ 1 ◀─▶ 2 ──▶ 3
    let graph = Digraph(nodeCount: 4, edges: [.init(0, 1), .init(1, 2), .init(2, 1), .init(2, 3)])
    let components = graph.strongComponents()
    #expect(components.ofNode == [2, 1, 1, 0])
    #expect(components.members() == [[3], [1, 2], [0]])
    #expect(graph.condensation(of: components).sources() == [2])
  }

  @Test func closesARingOfAMillionNodes() {
    let count = 1_000_000
    let ring = Digraph(nodeCount: count, edges: (0..<count).map { .init($0, ($0 + 1) % count) })
    #expect(ring.strongComponents().count == 1)
    let chain = Digraph(nodeCount: count, edges: (1..<count).map { .init($0 - 1, $0) })
    #expect(chain.strongComponents().count == count)
  }

  private func check(_ naive: NaiveGraph) {
    let graph = naive.digraph
    let components = graph.strongComponents()
    var lowest: [Int32: Int] = [:]
    for (node, component) in components.ofNode.enumerated() where lowest[component] == nil { lowest[component] = node }
    if components.ofNode.map({ lowest[$0] ?? -1 }) != naive.lowestOfComponent(naive.distances()) {
      Issue.record("\(naive)")
    }
    if lowest.count != components.count { Issue.record("wrong count in \(naive)") }
    for edge in naive.edges where components.ofNode[Int(edge.source)] < components.ofNode[Int(edge.target)] {
      Issue.record("not in topological order: \(naive)")
    }
    let condensed = graph.condensation(of: components)
    if condensed.strongComponents().count != components.count { Issue.record("condensation has a cycle: \(naive)") }
  }
}
