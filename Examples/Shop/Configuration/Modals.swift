import RouteComposer
import UIKit

/// Beginnings that several routes share.
@MainActor
enum Modals {
  /// A stack over whatever is shown; the route that continues from it brings the first screen.
  static var stack: DestinationStep<UINavigationController, Any?> {
    ChainAssembly
      .from(NavigationControllerStep<UINavigationController, Any?>())
      .using(.present)
      .from(.current)
      .assemble()
  }
}
