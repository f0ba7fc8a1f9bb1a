import RouteComposer
import UIKit

@MainActor
enum HarbourRoutes {
  static let chart = StepAssembler<UINavigationController, Any?>()
    .finder(.classFinder(options: .current, startingPoint: .root))
    .factory(.storyboardFactory(name: "Main"))
    .using(.replaceRoot)
    .from(.root)
    .assemble()

  static let harbour = StepAssembler<HarbourViewController, Any?>()
    .finder(.classFinder)
    .factory(.classFactory)
    .using(.push)
    .from(
      SingleStep(  // finding: idle-step
        finder: NilFinder<ChartViewController, Any?>(), factory: NilFactory<ChartViewController, Any?>()
      ).expectingContainer()
    )
    .using(.nilAction)
    .from(chart)
    .assemble()
}
