import UIKit

protocol Router: AnyObject {
  func setRootModule(_ module: Presentable?)
  func push(_ module: Presentable?)
  func popModule()
  func present(_ module: Presentable?)
  func dismissModule()
}

final class RouterImp: Router {
  private weak var rootController: UINavigationController?

  init(rootController: UINavigationController) {
    self.rootController = rootController
  }

  func setRootModule(_ module: Presentable?) {
    guard let controller = module?.toPresent() else { return }
    rootController?.setViewControllers([controller], animated: false)
  }

  func push(_ module: Presentable?) {
    guard let controller = module?.toPresent() else { return }
    rootController?.pushViewController(controller, animated: true)
  }

  func popModule() {
    // edge: AuthCoordinator -pop-> back
    // edge: SignUp -pop-> back
    rootController?.popViewController(animated: true)
  }

  func present(_ module: Presentable?) {
    guard let controller = module?.toPresent() else { return }
    rootController?.present(controller, animated: true)
  }

  func dismissModule() {
    // edge: TripsCoordinator -dismiss-> back
    // edge: Booking -dismiss-> back
    // edge: Payment -dismiss-> back
    rootController?.dismiss(animated: true)
  }
}
