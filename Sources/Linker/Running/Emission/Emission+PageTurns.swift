import NavigationModel

/// Pages that code turns: `setViewControllers([next], direction: .forward, animated: true)`.
extension Emission {
  /// Shows the page that stands beside the one whose code asks for it.
  func turn(_ effect: Effect, by count: Int, at actor: Actor) {
    guard let container = effect.presenter, case .screen(let screen) = actor, screen != container else { return }
    let pages = pages(of: container)
    guard let position = pages.firstIndex(of: screen) else {
      return leaveOpen(
        effect.origin,
        Unresolved(
          source: linkage.place(effect.origin), call: "setViewControllers",
          reason: "which page is seen before could not be found out"))
    }
    guard pages.indices.contains(position + count) else { return }
    resolve(effect.origin, by: .local, "setViewControllers")
    var turned = effect
    turned.tab = nil
    turned.target = .node(pages[position + count])
    transition(turned, from: screen, to: pages[position + count], level: .screen)
  }

  /// The pages of a container, in their order; one that holds another is a form of that.
  private func pages(of container: NodeID) -> [NodeID] {
    let all = linkage.draft.transitions + transitions
    var pages: [NodeID] = []
    for page in all where page.kind == .page && page.from == container {
      if let to = page.to, !pages.contains(to) { pages.append(to) }
    }
    let forms = all.filter { move in
      move.kind.isContainment && move.to != move.from && pages.contains(move.from)
        && move.to.map(pages.contains) ?? false
    }.map(\.from)
    return pages.filter { !forms.contains($0) }
  }
}
