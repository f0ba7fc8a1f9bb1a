import RouteComposer
import UIKit

@MainActor
enum RecipeRoutes {
  static let recipe: DestinationStep<RecipeViewController, Any?> = StepAssembly(
    finder: ClassFinder<RecipeViewController, Any?>(), factory: ClassFactory<RecipeViewController, Any?>()
  )
  .using(UINavigationController.push())
  .from(ingredients.expectingContainer())  // finding: route-cycle
  .assemble()

  static let ingredients: DestinationStep<IngredientsViewController, Any?> = StepAssembly(
    finder: ClassFinder<IngredientsViewController, Any?>(), factory: ClassFactory<IngredientsViewController, Any?>()
  )
  .using(UINavigationController.push())
  .from(recipe.expectingContainer())
  .assemble()
}
