/// What a person sees first of each flow.
public struct FirstScreens: Sendable {
  private let flows: [NodeID: Node]
  private let shown: [NodeID: [Transition]]

  /// Sorts what flows show by flow.
  ///
  /// - Complexity: O(nodes + transitions).
  public init(_ model: Model) {
    flows = Dictionary(
      model.nodes.filter { $0.kind == .flow }.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let flows = flows
    shown = Dictionary(
      grouping: model.transitions.filter { flows[$0.from] != nil && $0.to != nil && !$0.kind.isWayBack }, by: \.from)
  }

  /// Whether a node is a flow of which nothing is seen.
  public func isHidden(_ id: NodeID?) -> Bool { id.flatMap { flows[$0] }.map { $0.container == nil } ?? false }

  /// Whether a node is a flow that is seen as the container around what it shows.
  public func isContainer(_ id: NodeID) -> Bool { flows[id]?.container != nil }

  /// The screens that a flow shows first, those of the flows that it begins with among them.
  public func screens(of flow: NodeID) -> [NodeID] {
    var found: [NodeID] = []
    var seen: Set<NodeID> = []
    var waiting = [flow]
    while let id = waiting.popLast() {
      guard seen.insert(id).inserted else { continue }
      if isHidden(id) {
        waiting += beginning(of: id).compactMap(\.to).reversed()
      } else {
        found.append(id)
      }
    }
    return found
  }

  /// What fills the window or a stack comes first, else the first push, else the flows that are started, else the first
  /// modal.
  private func beginning(of flow: NodeID) -> [Transition] {
    let ways = Dictionary(grouping: shown[flow] ?? []) { $0.kind.precedence }
    guard let best = ways.keys.compactMap(\.self).min(), let first = ways[best] else { return [] }
    guard best == .push || best == .modal else { return first }
    let file = flows[flow]?.source?.file
    // What another flow's code shows on its behalf comes later.
    let own = first.filter { $0.source.file == file }
    return (own.isEmpty ? first : own).min { $0.source < $1.source }.map { [$0] } ?? []
  }
}

/// How soon after its start a flow does something.
private enum Precedence: Int, Comparable {
  case root, push, flow, modal

  static func < (a: Precedence, b: Precedence) -> Bool { a.rawValue < b.rawValue }
}

extension Transition.Kind {
  fileprivate var precedence: Precedence? {
    switch self {
    case .setStack, .replaceRoot, .embed, .tab, .split, .page: .root
    case .push, .show, .showDetail, .custom: .push
    case .childFlow: .flow
    case .present, .popover: .modal
    case .select, .unwind, .pop, .popTo, .popToRoot, .dismiss, .finishFlow, .alert, .openURL: nil
    }
  }
}
