import UIKit

final class SettingsViewController: UITableViewController {
  @IBAction private func logOutTapped() {
    Session.shared.logOut()
  }
}
