import RouteComposer
import UIKit

final class NotesViewController: UITableViewController {
  private let router = DefaultRouter()
  private let notes = ["Milk", "Ideas"]

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .compose, target: self, action: #selector(composeTapped))
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = notes[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let note = Destination(to: NoteRoutes.note, with: notes[indexPath.row])
    router.commitNavigation(to: note)  // edge: NotesViewController -push-> NoteViewController
  }

  @objc private func composeTapped() {
    router.commitNavigation(to: Destination(to: NoteRoutes.composer))
  }
}

final class NoteViewController: UIViewController, ContextAccepting {
  func setup(with context: String) throws {
    title = context
  }
}
