import RouteComposer
import UIKit

/// The experiment: the wish list comes up over whatever is shown.
struct WishListExperiment: ShopConfiguration {
  var wishList: DestinationStep<WishListViewController, Any?> {
    StepAssembler<WishListViewController, Any?>()
      .finder(.classFinder)
      .factory(.classFactory)
      .using(.push)
      .from(Modals.stack)
      .assemble()
  }
}
