import Foundation
import RouteComposer

/// `shop://search?q=boots`
struct SearchLink: LinkTranslator {
  func destination(for url: URL) -> AnyDestination? {
    guard url.host == "search", let text = url.query("q") else { return nil }
    return Destination(to: Shop.configuration.search, with: SearchQuery(text: text)).unwrapped()
  }
}
