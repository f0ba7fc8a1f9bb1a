import RouteComposer
import UIKit

@MainActor
enum NoteRoutes {
  static let note = StepAssembler<NoteViewController, String>()
    .finder(.classFinder)
    .factory(.classFactory)
    .adding(ContextSettingTask())
    .using(.push)
    .from(GeneralStep.custom(using: ClassFinder<UINavigationController, String>()))
    .assemble()

  /// A sheet for a new note.
  static let composer = StepAssembler<UINavigationController, Any?>()  // finding: empty-container
    .finder(.nilFinder)
    .factory(.navigationControllerFactory())
    .using(.present(presentationStyle: .pageSheet))
    .from(.current)
    .assemble()
}
