import CPageRouter
import UIKit

/// The menu of the ship's app; what is in it, the server decides every day.
final class MenuViewController: UITableViewController {
  private var pages: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    pages.count
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    pagerouter_open(pages[indexPath.row])
  }
}
