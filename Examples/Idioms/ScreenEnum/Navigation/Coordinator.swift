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
    case .root: rootController.viewControllers = [controller]  // edge: Coordinator -setStack-> ParcelList
    // edge: Coordinator -push-> AddParcel
    // edge: Coordinator -push-> Parcel
    case .push: rootController.pushViewController(controller, animated: true)
    // edge: Coordinator -present-> Help
    // edge: Coordinator -present-> Map
    // edge: Coordinator -present-> Scanner
    case .modal: rootController.present(controller, animated: true)
    }
  }

  func goBack() {
    // edge: Coordinator -pop-> back
    // edge: AddParcel -pop-> back
    rootController.popViewController(animated: true)
  }

  func close() {
    // edge: Coordinator -dismiss-> back
    // edge: Scanner -dismiss-> back
    rootController.dismiss(animated: true)
  }
}
