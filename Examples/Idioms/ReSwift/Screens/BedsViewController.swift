import UIKit

final class BedsViewController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Beds"
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    store.dispatch(OpenBed(number: indexPath.row))
  }

  @objc private func tapAlmanac() {
    store.dispatch(OpenAlmanac())
  }
}
