import UIKit

final class RecipeViewController: UIViewController {
  var recipe: Recipe?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = recipe?.title
  }

  @IBSegueAction func makeNutrition(_ coder: NSCoder) -> NutritionViewController? {
    NutritionViewController(coder: coder, recipe: recipe)
  }

  @IBAction func finishedCooking(segue: UIStoryboardSegue) {}
}

final class PhotosViewController: UIViewController {}
