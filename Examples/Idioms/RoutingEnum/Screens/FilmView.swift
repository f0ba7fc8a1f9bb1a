import UIKit

struct Showing: Hashable, Sendable {
  let film: Film
  let freeSeats: Int
}

final class FilmView: UITableViewController {
  private let film: Film
  private var showings: [Showing] = []

  init(_ film: Film) {
    self.film = film
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    type = .film
    title = film.title
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    showings.count
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let showing = showings[indexPath.row]
    routing(with: showing.freeSeats > 0 ? .showing(showing) : .soldOut)
  }
}
