import RouteComposer
import UIKit

@MainActor
enum StoreRoutes {
  private static var listStep: DestinationStep<StoreListViewController, Any?> {
    StepAssembler<StoreListViewController, Any?>()
      .finder(.classFinder)
      .factory(.nilFactory)
      .from(Shop.configuration.main)
      .assemble()
  }

  static func list() -> Destination<StoreListViewController, Any?> {
    Destination(to: listStep)
  }

  static func store(_ id: StoreID) -> Destination<StoreViewController, StoreID> {
    let step = StepAssembler<StoreViewController, StoreID>()
      .finder(.classFinder)
      .factory(.storyboardFactory(name: "Stores", identifier: "StoreViewController"))
      .adding(ContextSettingTask())
      .using(.pushToDetails)
      .from(listStep.expectingContainer())
      .assemble()
    return Destination(to: step, with: id)
  }
}
