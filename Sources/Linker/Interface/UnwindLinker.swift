import Facts
import NavigationModel

/// Unwind segues, which lead to the screens that declare their action.
///
/// Linked when all other edges are known: of several such screens those are meant from which the user came.
struct UnwindLinker {
  let linkage: Linkage

  func link() {
    let arrivals = Dictionary(
      grouping: linkage.draft.transitions.filter { !$0.kind.isWayBack && $0.to != nil }, by: { $0.to ?? $0.from })
    for document in linkage.interface.storyboards {
      for scene in document.facts.scenes where scene.reference == nil {
        guard let node = linkage.scenes.node(of: scene, in: document) else { continue }
        for segue in scene.segues where segue.kind == "unwind" { link(segue, from: node, arrivals) }
      }
    }
  }

  private func link(_ segue: SegueFact, from node: NodeID, _ arrivals: [NodeID: [Transition]]) {
    guard let selector = segue.unwindAction else { return }
    let takers = takers(of: selector, near: segue.place.file)
    if takers.isEmpty {
      linkage.draft.unresolved.append(
        Unresolved(source: segue.place, call: "unwind \(selector)", reason: "no screen declares this unwind action"))
    }
    let targets = nearest(takers, behind: node, arrivals)
    for target in targets {
      linkage.draft.add(
        Transition(
          from: node, to: target, kind: .unwind, level: .screen, label: segue.identifier ?? selector,
          certainty: targets.count == 1 ? .certain : .inferred, source: segue.place))
    }
  }

  /// The screens whose class declares the action, or inherits it; those of the same target if there are any.
  private func takers(of selector: String, near path: String) -> [NodeID] {
    let program = linkage.program
    let owners = program.functions.compactMap { function -> TypeID? in
      guard let owner = function.owner, function.declaration.isUnwindAction,
        function.declaration.isCalled(by: selector), program.isScreen(owner)
      else { return nil }
      return owner
    }
    let closest = owners.map { sharedFolders(program.files[program[$0].file].path, path) }.max() ?? 0
    // Anything that shares a folder with the storyboard is of the same app; other apps of the repository share none.
    let near = owners.filter { closest == 0 || sharedFolders(program.files[program[$0].file].path, path) > 0 }
    var nodes: [NodeID] = []
    for owner in near {
      let heirs = program.conformers(of: owner).compactMap { linkage.nodes.existingNode(for: $0) }
      let own = linkage.nodes.existingNode(for: owner) ?? (heirs.isEmpty ? linkage.nodes.node(for: owner) : nil)
      nodes += ([own].compactMap(\.self) + heirs).filter { !nodes.contains($0) }
    }
    return nodes
  }

  /// Those of the screens from which the fewest steps lead to a node; all of them where none does.
  private func nearest(_ takers: [NodeID], behind node: NodeID, _ arrivals: [NodeID: [Transition]]) -> [NodeID] {
    guard takers.count > 1 else { return takers }
    var seen: Set<NodeID> = [node]
    var front = [node]
    while !front.isEmpty {
      front = front.flatMap { (arrivals[$0] ?? []).map(\.from) }.filter { seen.insert($0).inserted }
      let hits = takers.filter(front.contains)
      if !hits.isEmpty { return hits }
    }
    return takers
  }
}

extension FunctionDeclaration {
  /// Whether one of its parameters is the segue that comes back.
  fileprivate var isUnwindAction: Bool {
    parameters.contains { $0.type?.simpleName?.hasSuffix("Segue") ?? false }
  }
}
