import RouteComposer
import UIKit

/// The routes on which everything else is built; variants of an experiment override single ones.
@MainActor
protocol ShopConfiguration {
  var main: DestinationStep<UITabBarController, Any?> { get }
  var catalog: DestinationStep<CatalogViewController, Any?> { get }
  var search: DestinationStep<SearchViewController, SearchQuery> { get }
  var cart: DestinationStep<CartViewController, Any?> { get }
  var profile: DestinationStep<ProfileViewController, Any?> { get }
  var wishList: DestinationStep<WishListViewController, Any?> { get }
}

extension ShopConfiguration {
  var main: DestinationStep<UITabBarController, Any?> {
    StepAssembler<UITabBarController, Any?>()
      .finder(.classFinder(options: .current, startingPoint: .root))
      .factory(.storyboardFactory(name: "Main"))
      .using(.replaceRoot)
      .from(.root)
      .assemble()
  }

  var catalog: DestinationStep<CatalogViewController, Any?> {
    StepAssembler<CatalogViewController, Any?>()
      .finder(.classFinder)
      .factory(.nilFactory)
      .from(main)
      .assemble()
  }

  var search: DestinationStep<SearchViewController, SearchQuery> {
    StepAssembler<SearchViewController, SearchQuery>()
      .finder(.classFinder)
      .factory(.nilFactory)
      .adding(ContextSettingTask())
      .from(main.adaptingContext())
      .assemble()
  }

  var cart: DestinationStep<CartViewController, Any?> {
    StepAssembler<CartViewController, Any?>()
      .finder(.classFinder)
      .factory(.nilFactory)
      .from(main)
      .assemble()
  }

  var profile: DestinationStep<ProfileViewController, Any?> {
    StepAssembler<ProfileViewController, Any?>()
      .finder(.classFinder)
      .factory(.nilFactory)
      .from(main)
      .assemble()
  }
}
