import UIKit

final class MapViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Map"
  }

  @objc private func tapDone() {
    dismiss(animated: true)  // edge: Map -dismiss-> back
  }
}
