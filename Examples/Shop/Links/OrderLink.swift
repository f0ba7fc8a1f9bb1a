import Foundation
import RouteComposer

/// `shop://order?id=1001`
struct OrderLink: LinkTranslator {
  func destination(for url: URL) -> AnyDestination? {
    guard url.host == "order", let id = url.query("id") else { return nil }
    return OrderRoutes.order(OrderID(rawValue: id)).unwrapped()
  }
}
