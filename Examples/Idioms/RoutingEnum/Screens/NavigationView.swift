import UIKit

final class NavigationView: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    type = .navigation
    routing(with: .films)
  }
}
