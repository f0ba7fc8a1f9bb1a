import UIKit
import URLNavigator

final class TrailViewController: UIViewController {
  private let id: Int
  private let navigator: NavigatorProtocol

  init(id: Int, navigator: NavigatorProtocol) {
    self.id = id
    self.navigator = navigator
    super.init(nibName: nil, bundle: nil)
    title = "Trail"
  }

  required init?(coder: NSCoder) { fatalError("not made from a storyboard") }

  @objc private func tapMap() {
    navigator.present("trails://map/alps/north", wrap: UINavigationController.self)  // edge: Trail -present-> Map
  }

  @objc private func tapPhotos() {
    navigator.push(PhotosViewController())  // edge: Trail -push-> Photos
  }
}
