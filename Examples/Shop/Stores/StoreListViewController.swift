import RouteComposer
import UIKit

final class StoreListViewController: UITableViewController {
  private let stores = Warehouse.stores

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    stores.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Store", for: indexPath)
    cell.textLabel?.text = stores[indexPath.row].rawValue
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let store = StoreRoutes.store(stores[indexPath.row])
    router.commitNavigation(to: store)  // edge: StoreListViewController -showDetail-> StoreViewController
  }
}
