import UIKit

@MainActor
final class Coordinator {
  static let shared = Coordinator()

  let rootController = UINavigationController()
}

extension Coordinator: Coordination {
  func show(_ screen: Screen, as presentation: Presentation) {
    let controller = screen.assembly(coordinator: self).build()
    switch presentation {
    case .root: rootController.viewControllers = [controller]
    case .push: rootController.pushViewController(controller, animated: true)
    case .modal: rootController.present(controller, animated: true)
    }
  }

  func goBack() {
    rootController.popViewController(animated: true)
  }

  func close() {
    rootController.dismiss(animated: true)
  }
}
