import RouteComposer
import UIKit

/// Shows a screen over the present one, which stays visible behind it.
struct PresentFading: Action {
  func perform(
    with viewController: UIViewController, on existingController: UIViewController, animated: Bool,
    completion: @escaping (RoutingResult) -> Void
  ) {
    viewController.modalPresentationStyle = .overFullScreen
    viewController.modalTransitionStyle = .crossDissolve
    existingController.present(viewController, animated: animated) {
      completion(.success)
    }
  }
}
