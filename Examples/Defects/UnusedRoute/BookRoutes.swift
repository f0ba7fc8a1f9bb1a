import RouteComposer
import UIKit

@MainActor
enum BookRoutes {
  static let book = StepAssembler<BookViewController, String>()
    .finder(.classFinder)
    .factory(.classFactory)
    .adding(ContextSettingTask())
    .using(.push)
    .from(GeneralStep.custom(using: ClassFinder<UINavigationController, String>()))
    .assemble()

  /// Reading on the sofa: the book over everything else.
  static let preview = StepAssembler<BookViewController, String>()  // finding: unused-route
    .finder(.classFinder)
    .factory(.classFactory)
    .adding(ContextSettingTask())
    .using(.present(presentationStyle: .pageSheet))
    .from(.current)
    .assemble()
}
