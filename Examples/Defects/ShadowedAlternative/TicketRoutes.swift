import RouteComposer
import UIKit

@MainActor
enum TicketRoutes {
  static let home = StepAssembler<UITabBarController, String>()
    .finder(.classFinder(options: .current, startingPoint: .root))
    .factory(.storyboardFactory(name: "Main"))
    .using(.replaceRoot)
    .from(.root)
    .assemble()

  static let concerts = StepAssembler<ConcertsViewController, String>()
    .finder(.classFinder)
    .factory(.nilFactory)
    .from(home)
    .assemble()

  private static let visibleTickets = ClassFinder<TicketsViewController, String>(options: .currentVisibleOnly)

  /// Opens among the tickets where they are on screen, else among the concerts.
  static let ticket = StepAssembler<TicketViewController, String>()
    .finder(.classFinder)
    .factory(.classFactory)
    .adding(ContextSettingTask())
    .using(.push)
    .from(
      SwitchAssembly<UINavigationController, String>()
        .addCase { _ in concerts.expectingContainer() }
        .addCase(expecting: visibleTickets)  // finding: shadowed-alternative
        .assemble()
    )
    .assemble()
}
