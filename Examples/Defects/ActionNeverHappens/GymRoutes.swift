import RouteComposer
import UIKit

@MainActor
enum GymRoutes {
  static let tabs = StepAssembler<UITabBarController, Any?>()
    .finder(.classFinder(options: .current, startingPoint: .root))
    .factory(.storyboardFactory(name: "Main"))
    .using(.replaceRoot)
    .from(.root)
    .assemble()

  static let account = StepAssembler<AccountViewController, Any?>()
    .finder(.classFinder)
    .factory(.nilFactory)
    .using(.addTab)  // finding: action-never-happens
    .from(tabs)
    .assemble()
}
