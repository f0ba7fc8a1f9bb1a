import UIKit

final class SavedTrailsViewController: UITableViewController {
  private var trails: [Trail] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Saved"
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "No saved trails"
    empty.button.title = "Find trails"
    empty.buttonProperties.primaryAction = UIAction { _ in
      NotificationCenter.default.post(name: .findTrails, object: nil)
    }
    contentUnavailableConfiguration = empty
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    trails.count
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    show(TrailViewController(trail: trails[indexPath.row]), sender: self)  // edge: SavedTrails -show-> Trail
  }
}
