import RouteComposer
import UIKit

@MainActor
enum RideRoutes {
  static let ride = StepAssembler<RideViewController, Any?>()
    .finder(.classFinder)
    .factory(.classFactory)
    .using(.push)
    .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>()))
    .assemble()

  static let driver = StepAssembler<DriverViewController, Any?>()
    .finder(.classFinder)
    .factory(.classFactory)
    .using(.push)
    .from(ride.expectingContainer())
    .assemble()
}
