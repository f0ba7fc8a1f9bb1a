import RouteComposer
import UIKit

final class ProgrammeViewController: UITableViewController {
  private let router = DefaultRouter()
  private let films = ["cinema://film?id=1", "cinema://film?id=2"].compactMap(URL.init(string:))

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    films.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = films[indexPath.row].query
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let film = Destination(to: FilmRoutes.film, with: films[indexPath.row])
    router.commitNavigation(to: film)  // edge: ProgrammeViewController -push-> FilmViewController
  }
}

final class FilmViewController: UIViewController, ContextAccepting {
  func setup(with context: URL) throws {
    title = context.lastPathComponent
  }
}

final class ShowingViewController: UIViewController, ContextAccepting {
  func setup(with context: URL) throws {
    title = context.lastPathComponent
  }
}
