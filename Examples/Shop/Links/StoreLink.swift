import Foundation
import RouteComposer

/// Understands `shop://store/lisbon`.
struct StoreLink: LinkTranslator {
  func destination(for url: URL) -> AnyDestination? {
    guard url.host == "store", url.pathComponents.count == 2 else { return nil }
    return StoreRoutes.store(StoreID(rawValue: url.lastPathComponent)).unwrapped()
  }
}
