import Findings
import NavigationModel

/// Findings by the nodes that they are about.
struct FindingsByNode {
  let all: [Finding]
  private let positions: [NodeID: [Int]]

  init(_ findings: [Finding]) {
    all = findings
    var positions: [NodeID: [Int]] = [:]
    for (position, finding) in findings.enumerated() where finding.severity != .off {
      for node in Set(finding.nodes) { positions[node, default: []].append(position) }
    }
    self.positions = positions
  }

  /// What is said about any of some nodes, each finding once, in order.
  func about(_ nodes: some Sequence<NodeID>) -> [Finding] {
    guard !positions.isEmpty else { return [] }
    let found = nodes.reduce(into: Set<Int>()) { $0.formUnion(positions[$1] ?? []) }
    return found.sorted().map { all[$0] }
  }
}
