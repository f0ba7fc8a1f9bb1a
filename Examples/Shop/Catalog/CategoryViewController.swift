import RouteComposer
import UIKit

final class CategoryViewController: UITableViewController, ContextAccepting {
  private(set) var category: CategoryID?
  private var products: [ProductID] = []

  func setup(with context: CategoryID) throws {
    category = context
    products = Warehouse.products(in: context)
    title = context.rawValue
    if isViewLoaded { tableView.reloadData() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    products.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Product", for: indexPath)
    cell.textLabel?.text = products[indexPath.row].rawValue
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let product = ProductRoutes.product(products[indexPath.row])
    router.commitNavigation(to: product)  // edge: CategoryViewController -push-> ProductViewController
  }
}
