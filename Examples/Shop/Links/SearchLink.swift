import Foundation
import RouteComposer

/// Understands `shop://search?q=boots`.
struct SearchLink: LinkTranslator {
  func destination(for url: URL) -> AnyDestination? {
    guard url.host == "search", let text = url.queryItem("q") else { return nil }
    return Destination(to: Shop.configuration.search, with: SearchQuery(text: text)).unwrapped()
  }
}
