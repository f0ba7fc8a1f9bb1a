import RouteComposer
import UIKit

/// What most people see: the wish list is a page of the profile.
struct StandardConfiguration: ShopConfiguration {
  var wishList: DestinationStep<WishListViewController, Any?> {
    StepAssembler<WishListViewController, Any?>()
      .finder(.classFinder)
      .factory(.classFactory)
      .using(.push)
      .from(profile.expectingContainer())
      .assemble()
  }
}
