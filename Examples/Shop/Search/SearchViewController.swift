import RouteComposer
import UIKit

/// What to look for.
struct SearchQuery {
  var text: String
}

final class SearchViewController: UITableViewController, ContextAccepting, UISearchBarDelegate {
  private var results: [ProductID] = []

  func setup(with context: SearchQuery) throws {
    search(context.text)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    search(searchText)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    results.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Result", for: indexPath)
    cell.textLabel?.text = results[indexPath.row].rawValue
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let product = ProductRoutes.product(results[indexPath.row])
    router.commitNavigation(to: product)  // edge: SearchViewController -push-> ProductViewController
  }

  private func search(_ text: String) {
    results = Warehouse.products(matching: text)
    if isViewLoaded { tableView.reloadData() }
  }
}
