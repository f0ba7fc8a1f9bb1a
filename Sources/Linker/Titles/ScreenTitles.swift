import Facts
import NavigationModel

/// Titles that controllers of UIKit give themselves: `title = "Cart"`, `navigationItem.title = "Cart"`.
struct ScreenTitles {
  let linkage: Linkage

  func link() {
    let readable = ReadableText(linkage: linkage)
    for site in linkage.sites.named("title") where site.form == .assignment {
      guard case .assignment(_, "=", let value) = site.expression.kind, let owner = site.scope.owner,
        site.base.map({ Self.places.contains($0.text) }) ?? (site.scope.lookup("title") == nil),
        let node = linkage.nodes.existingNode(for: owner), let text = readable.text(value, in: site.scope, isKey: false)
      else { continue }
      linkage.nodes.update(node) { $0.title = $0.title ?? text }
    }
  }

  /// Where the title of a screen stands, beside its own property.
  private static let places: Set<String> = ["self", "navigationItem", "self.navigationItem"]
}
