import RouteComposer
import UIKit

final class AccountsViewController: UITableViewController {
  private let router = DefaultRouter()
  private let accounts = ["Current", "Savings"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    accounts.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = accounts[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    router.commitNavigation(to: Destination(to: BankRoutes.card))
  }
}

final class CardViewController: UIViewController {
  @IBAction private func closeTapped() {
    dismiss(animated: true)
  }
}
