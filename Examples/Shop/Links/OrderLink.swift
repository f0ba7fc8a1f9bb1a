import Foundation
import RouteComposer

/// Understands `shop://order?id=1001`.
struct OrderLink: LinkTranslator {
  func destination(for url: URL) -> AnyDestination? {
    guard url.host == "order", let id = url.queryItem("id") else { return nil }
    return OrderRoutes.order(OrderID(rawValue: id)).unwrapped()
  }
}
