import UIKit

struct Film: Hashable, Sendable {
  let title: String
}

final class FilmsView: UITableViewController {
  private var films: [Film] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    type = .films
    title = "Now showing"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    films.count
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    routing(with: .film(films[indexPath.row]))
  }
}
