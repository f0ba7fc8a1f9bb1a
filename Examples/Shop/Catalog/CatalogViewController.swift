import RouteComposer
import UIKit

final class CatalogViewController: UITableViewController {
  private let categories = Warehouse.categories

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    categories.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Category", for: indexPath)
    cell.textLabel?.text = categories[indexPath.row].rawValue
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let category = CategoryRoutes.category(categories[indexPath.row])
    router.commitNavigation(to: category)  // edge: CatalogViewController -push-> CategoryViewController
  }
}
