import UIKit
import XCoordinator

struct Show: Hashable, Sendable {
  let title: String
  let episodes: [Episode]
}

struct Episode: Hashable, Sendable {
  let title: String
}

final class ShowListViewController: UITableViewController {
  var router: WeakRouter<ShowsRoute>?

  private var shows: [Show] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Shows"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shows.count
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    router?.trigger(.show(shows[indexPath.row]))
  }
}
