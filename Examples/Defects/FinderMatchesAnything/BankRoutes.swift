import RouteComposer
import UIKit

@MainActor
enum BankRoutes {
  static let card = StepAssembly(  // finding: finder-matches-anything
    finder: ClassFinder<UIViewController, Any?>(),
    factory: StoryboardFactory<UIViewController, Any?>(name: "Card")
  )
  .using(GeneralAction.presentModally(presentationStyle: .pageSheet))
  .from(GeneralStep.current())
  .assemble()
}
