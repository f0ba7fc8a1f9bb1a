import UIKit

final class NotesViewController: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(NoteViewController(), animated: true)  // edge: Notes -push-> Note
  }

  @IBAction func openSettings() {
    present(SettingsViewController(), animated: true)  // edge: Notes -present-> Settings
  }
}

final class NoteViewController: UIViewController {
  @IBAction func openMap() {
    map_open(Int32(0))
  }
}

final class SettingsViewController: UIViewController {}

final class MapViewController: UIViewController {}
