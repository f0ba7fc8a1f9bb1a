import RouteComposer
import UIKit

final class ShelfViewController: UITableViewController {
  private let router = DefaultRouter()
  private let books = ["Emma", "Middlemarch", "Walden"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    books.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = books[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let book = Destination(to: BookRoutes.book, with: books[indexPath.row])
    router.commitNavigation(to: book)  // edge: ShelfViewController -push-> BookViewController
  }
}

final class BookViewController: UIViewController, ContextAccepting {
  func setup(with context: String) throws {
    title = context
  }
}
