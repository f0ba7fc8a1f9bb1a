import RouteComposer
import UIKit

@MainActor
enum CategoryRoutes {
  static func category(_ id: CategoryID) -> Destination<CategoryViewController, CategoryID> {
    let step = StepAssembler<CategoryViewController, CategoryID>()
      .finder(CategoryFinder())
      .factory(.storyboardFactory(name: "Catalog", identifier: "CategoryViewController"))
      .adding(ContextSettingTask())
      .using(.push)
      .from(Shop.configuration.catalog.expectingContainer())
      .assemble()
    return Destination(to: step, with: id)
  }
}
