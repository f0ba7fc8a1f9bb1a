import RouteComposer
import UIKit

@MainActor
enum FitnessRoutes {
  static let tabs = StepAssembler<UITabBarController, Any?>()
    .finder(.classFinder(options: .current, startingPoint: .root))
    .factory(.storyboardFactory(name: "Main"))
    .using(.replaceRoot)
    .from(.root)
    .assemble()

  static let goals = StepAssembler<GoalsViewController, Any?>()
    .finder(.classFinder)
    .factory(.nilFactory)
    .from(tabs)
    .assemble()

  /// The tab was taken out of the storyboard in spring.
  static let badges = StepAssembler<BadgesViewController, Any?>()  // finding: unmet-nil-factory
    .finder(.classFinder)
    .factory(.nilFactory)
    .from(tabs)
    .assemble()
}
