import UIKit

final class TrailListViewController: UITableViewController {
  private var trails: [Trail] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trails"
    navigationItem.searchController = UISearchController(searchResultsController: nil)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    trails.count
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let trail = TrailViewController(trail: trails[indexPath.row])
    if traitCollection.userInterfaceIdiom == .pad {
      let popover = UINavigationController(rootViewController: trail)
      popover.modalPresentationStyle = .popover
      popover.popoverPresentationController?.sourceView = tableView.cellForRow(at: indexPath)
      // edge: TrailList -popover-> Trail [gate traitCollection.userInterfaceIdiom == .pad]
      present(popover, animated: true)
    } else {
      // edge: TrailList -push-> Trail [gate not (traitCollection.userInterfaceIdiom == .pad)]
      navigationController?.pushViewController(trail, animated: true)
    }
  }
}
