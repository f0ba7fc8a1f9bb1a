import UIKit

final class Session {
  static let shared = Session()
  var isLoggedIn = false
}

final class WardViewController: UITableViewController {
  @IBAction private func openRecord() {
    guard Session.shared.isLoggedIn else { return }
    navigationController?.pushViewController(RecordViewController(), animated: true)
  }

  @IBAction private func openSearch() { navigationController?.pushViewController(SearchViewController(), animated: true) }
}

final class SearchViewController: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(RecordViewController(), animated: true)  // finding: bypassed-gate
  }
}

final class RecordViewController: UIViewController {}
