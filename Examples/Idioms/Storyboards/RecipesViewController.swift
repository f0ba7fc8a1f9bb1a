import UIKit

final class RecipesViewController: UITableViewController {
  private enum SegueIdentifier: String {
    case showRecipe, addRecipe
  }

  private var recipes: [Recipe] = []

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if recipes.isEmpty { perform(.addRecipe) }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    recipes.count
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    perform(.showRecipe)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let recipe = segue.destination as? RecipeViewController, let row = tableView.indexPathForSelectedRow?.row
    else { return }
    recipe.recipe = recipes[row]
  }

  @IBAction func cancelled(segue: UIStoryboardSegue) {}

  @IBAction func saved(segue: UIStoryboardSegue) {
    guard let editor = segue.source as? RecipeEditorViewController else { return }
    recipes.append(editor.recipe)
    tableView.reloadData()
  }

  private func perform(_ segue: SegueIdentifier) {
    performSegue(withIdentifier: segue.rawValue, sender: self)
  }
}
