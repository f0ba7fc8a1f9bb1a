import Facts
import NavigationModel

/// Titles that code gives its own screen.
struct ScreenTitles {
  let linkage: Linkage

  func link() {
    for site in linkage.sites.named("title") where site.form == .assignment {
      guard case .assignment(_, "=", let value) = site.expression.kind, let text = value.literalText,
        let owner = site.scope.owner, linkage.program.isScreen(owner),
        site.base == nil || ["self", "navigationItem", "self.navigationItem"].contains(site.base?.text ?? "")
      else { continue }
      let node = linkage.nodes.node(for: owner)
      linkage.nodes.update(node) { $0.title = $0.title ?? text }
    }
  }
}
