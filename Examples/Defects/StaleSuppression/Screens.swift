import UIKit

final class EpisodeList: UITableViewController {
  private let episodes = ["One", "Two"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    episodes.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = episodes[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let player = PlayerPage()
    navigationController?.pushViewController(player, animated: true)  // edge: EpisodeList -push-> PlayerPage
  }
}

// finding: stale-suppression
// navgraph:ignore dead-end
final class PlayerPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Now playing"
  }
}
