import Foundation
import RouteComposer

/// Understands `shop://product/shoes-1`.
struct ProductLink: LinkTranslator {
  func destination(for url: URL) -> AnyDestination? {
    guard url.host == "product", url.pathComponents.count == 2 else { return nil }
    return ProductRoutes.product(ProductID(rawValue: url.lastPathComponent)).unwrapped()
  }
}
