import Foundation
import RouteComposer

/// Understands `shop://category/shoes`.
struct CategoryLink: LinkTranslator {
  func destination(for url: URL) -> AnyDestination? {
    guard url.host == "category", url.pathComponents.count == 2 else { return nil }
    return CategoryRoutes.category(CategoryID(rawValue: url.lastPathComponent)).unwrapped()
  }
}
