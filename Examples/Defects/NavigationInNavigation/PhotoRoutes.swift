import RouteComposer
import UIKit

@MainActor
enum PhotoRoutes {
  static let editor = StepAssembler<EditorViewController, Any?>()
    .finder(.classFinder)
    .factory(.classFactory)
    .using(.push)
    .from(.navigationController)
    .using(.push)  // finding: navigation-in-navigation
    .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Any?>()))
    .assemble()
}
