import RouteComposer
import UIKit

@MainActor
enum ProductRoutes {
  /// A product opens where people browse: in the search results or the category at hand, else in the catalog.
  private static var productStep: DestinationStep<ProductViewController, ProductID> {
    StepAssembler<ProductViewController, ProductID>()
      .finder(.classWithContextFinder)
      .factory(.storyboardFactory(name: "Catalog", identifier: "ProductViewController"))
      .adding(ContextSettingTask())
      .adding(RecentProductsTask())
      .using(.push)
      .from(
        SwitchAssembly<UINavigationController, ProductID>()
          .addCase(expecting: ClassFinder<SearchViewController, ProductID>(options: .currentVisibleOnly))
          .addCase(expecting: ClassFinder<CategoryViewController, ProductID>(options: .currentVisibleOnly))
          .assemble(default: { Shop.configuration.catalog.expectingContainer() })
      )
      .assemble()
  }

  static func product(_ id: ProductID) -> Destination<ProductViewController, ProductID> {
    Destination(to: productStep, with: id)
  }

  static func reviews(of id: ProductID) -> Destination<ReviewsViewController, ProductID> {
    let step = StepAssembler<ReviewsViewController, ProductID>()
      .finder(.classWithContextFinder)
      .factory(.classFactory)
      .adding(ContextSettingTask())
      .using(.push)
      .from(productStep.expectingContainer())
      .assemble()
    return Destination(to: step, with: id)
  }

  static func photos(of id: ProductID) -> Destination<PhotoGalleryViewController, ProductID> {
    let step = StepAssembler<PhotoGalleryViewController, ProductID>()
      .finder(.classFinder)
      .factory(.classFactory)
      .adding(ContextSettingTask())
      .using(PresentFading())
      .from(.current)
      .assemble()
    return Destination(to: step, with: id)
  }
}
