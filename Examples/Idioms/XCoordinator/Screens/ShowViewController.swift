import UIKit
import XCoordinator

final class ShowViewController: UITableViewController {
  var router: WeakRouter<ShowsRoute>?

  private let show: Show

  init(show: Show) {
    self.show = show
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = show.title
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    show.episodes.count
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    router?.trigger(.episode(show.episodes[indexPath.row]))
  }
}
