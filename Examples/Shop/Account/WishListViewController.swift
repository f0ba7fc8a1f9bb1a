import RouteComposer
import UIKit

final class WishListViewController: UITableViewController {
  private let products = Warehouse.products(matching: "1")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Wish list"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Wish")
    if navigationController?.viewControllers.first === self {
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .close, target: self, action: #selector(closeTapped))
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    products.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Wish", for: indexPath)
    cell.textLabel?.text = products[indexPath.row].rawValue
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let product = ProductRoutes.product(products[indexPath.row])
    router.commitNavigation(to: product)  // edge: WishListViewController -push-> ProductViewController
  }

  @objc private func closeTapped() {
    dismiss(animated: true)
  }
}
