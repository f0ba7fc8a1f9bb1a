final class ApplicationCoordinator: BaseCoordinator {
  private let router: Router
  private let coordinatorFactory: CoordinatorFactory
  private var instructor: LaunchInstructor { LaunchInstructor.configure() }

  init(router: Router, coordinatorFactory: CoordinatorFactory) {
    self.router = router
    self.coordinatorFactory = coordinatorFactory
  }

  override func start(with option: DeepLinkOption?) {
    switch option {
    case .login, .signUp: runAuthFlow(with: option)
    // edge: ApplicationCoordinator -childFlow-> AuthCoordinator
    // edge: ApplicationCoordinator -childFlow-> OnboardingCoordinator
    // edge: ApplicationCoordinator -childFlow-> TripsCoordinator
    case .trip: childCoordinators.forEach { $0.start(with: option) }
    case nil:
      switch instructor {
      case .onboarding: runOnboardingFlow()
      case .auth: runAuthFlow()
      case .main: runTripsFlow()
      }
    }
  }

  private func runOnboardingFlow() {
    let coordinator = coordinatorFactory.makeOnboardingCoordinator(router: router)
    coordinator.finishFlow = { [weak self, weak coordinator] in
      self?.start()
      self?.removeDependency(coordinator)
    }
    addDependency(coordinator)
    coordinator.start()  // edge: ApplicationCoordinator -childFlow-> OnboardingCoordinator
  }

  private func runAuthFlow(with option: DeepLinkOption? = nil) {
    let coordinator = coordinatorFactory.makeAuthCoordinator(router: router)
    coordinator.finishFlow = { [weak self, weak coordinator] in
      self?.start()
      self?.removeDependency(coordinator)
    }
    addDependency(coordinator)
    coordinator.start(with: option)  // edge: ApplicationCoordinator -childFlow-> AuthCoordinator
  }

  private func runTripsFlow() {
    let coordinator = coordinatorFactory.makeTripsCoordinator(router: router)
    addDependency(coordinator)
    coordinator.start()  // edge: ApplicationCoordinator -childFlow-> TripsCoordinator
  }
}
