protocol Coordinator: AnyObject {
  func start()
  func start(with option: DeepLinkOption?)
}

protocol FinishingCoordinator: Coordinator {
  var finishFlow: (() -> Void)? { get set }
}

class BaseCoordinator: Coordinator {
  private(set) var childCoordinators: [Coordinator] = []

  func start() {
    start(with: nil)
  }

  func start(with option: DeepLinkOption?) {}

  func addDependency(_ coordinator: Coordinator) {
    guard !childCoordinators.contains(where: { $0 === coordinator }) else { return }
    childCoordinators.append(coordinator)
  }

  func removeDependency(_ coordinator: Coordinator?) {
    childCoordinators.removeAll { $0 === coordinator }
  }
}
