import RouteComposer
import UIKit

@MainActor
enum FilmRoutes {
  static let film = StepAssembler<FilmViewController, URL>()
    .finder(.classFinder)
    .factory(.classFactory)
    .adding(ContextSettingTask())
    .using(.push)
    .from(GeneralStep.custom(using: ClassFinder<UINavigationController, URL>()))
    .assemble()

  static let showing = StepAssembler<ShowingViewController, URL>()
    .finder(.classFinder)
    .factory(.classFactory)
    .adding(ContextSettingTask())
    .using(.push)
    .from(film.expectingContainer())
    .assemble()
}
