import Graphs

/// Every directed graph with at most four nodes, loops included: 66,067 of them.
func forEverySmallDigraph(_ body: (NaiveGraph) -> Void) {
  for nodeCount in 0...4 {
    for bits in 0..<(1 << (nodeCount * nodeCount)) {
      var matrix = NaiveGraph(nodeCount: nodeCount)
      for cell in 0..<(nodeCount * nodeCount) where bits & (1 << cell) != 0 {
        matrix.edges.append(.init(cell / nodeCount, cell % nodeCount))
      }
      body(matrix)
    }
  }
}

/// A hundred graphs of 10 to 40 nodes, parallel edges included, always the same for one seed.
func forSeededDigraphs(seed: UInt64, count: Int = 100, _ body: (NaiveGraph) -> Void) {
  var generator = SplitMix64(seed: seed)
  for _ in 0..<count {
    let nodeCount = Int.random(in: 10...40, using: &generator)
    let edgeCount = Int.random(in: 0...(2 * nodeCount), using: &generator)
    var graph = NaiveGraph(nodeCount: nodeCount)
    for _ in 0..<edgeCount {
      graph.edges.append(
        .init(Int.random(in: 0..<nodeCount, using: &generator), Int.random(in: 0..<nodeCount, using: &generator)))
    }
    body(graph)
  }
}

/// A random generator that is small, fast and the same everywhere, by Sebastiano Vigna.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
