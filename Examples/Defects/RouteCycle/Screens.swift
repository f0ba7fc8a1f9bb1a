import RouteComposer
import UIKit

final class RecipeListViewController: UITableViewController {
  private let router = DefaultRouter()
  private let recipes = ["Soup", "Stew"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    recipes.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = recipes[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    router.commitNavigation(to: Destination(to: RecipeRoutes.recipe))
  }
}

final class RecipeViewController: UIViewController {
  private let router = DefaultRouter()

  @objc private func ingredientsTapped() {
    router.commitNavigation(to: Destination(to: RecipeRoutes.ingredients))
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Ingredients", style: .plain, target: self, action: #selector(ingredientsTapped))
  }
}

final class IngredientsViewController: UITableViewController {}
