import RouteComposer
import UIKit

final class OrdersViewController: UITableViewController {
  private let orders = Warehouse.orders

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Orders"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Order")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    orders.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Order", for: indexPath)
    cell.textLabel?.text = orders[indexPath.row].rawValue
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let order = OrderRoutes.order(orders[indexPath.row])
    router.commitNavigation(to: order)  // edge: OrdersViewController -push-> OrderViewController
  }
}
