import RouteComposer
import UIKit

final class AlbumViewController: UIViewController {
  private let router = DefaultRouter()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Album"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .edit, target: self, action: #selector(editTapped))
  }

  @objc private func editTapped() {
    router.commitNavigation(to: Destination(to: PhotoRoutes.editor))
  }
}

final class EditorViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Edit"
  }
}
