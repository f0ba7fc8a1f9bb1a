import UIKit

protocol CoordinatorFactory {
  func makeOnboardingCoordinator(router: Router) -> FinishingCoordinator
  func makeAuthCoordinator(router: Router) -> FinishingCoordinator
  func makeTripsCoordinator(router: Router) -> Coordinator
  func makeBookingCoordinator(trip: Trip) -> (coordinator: FinishingCoordinator, module: Presentable)
}

final class CoordinatorFactoryImp: CoordinatorFactory {
  private let modules = ModuleFactoryImp()

  func makeOnboardingCoordinator(router: Router) -> FinishingCoordinator {
    OnboardingCoordinator(router: router, factory: modules)
  }

  func makeAuthCoordinator(router: Router) -> FinishingCoordinator {
    AuthCoordinator(router: router, factory: modules)
  }

  func makeTripsCoordinator(router: Router) -> Coordinator {
    TripsCoordinator(router: router, factory: modules, coordinatorFactory: self)
  }

  func makeBookingCoordinator(trip: Trip) -> (coordinator: FinishingCoordinator, module: Presentable) {
    let navigation = UINavigationController()
    let router = RouterImp(rootController: navigation)
    return (BookingCoordinator(trip: trip, router: router, factory: modules), navigation)
  }
}
