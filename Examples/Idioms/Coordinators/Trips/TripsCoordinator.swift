final class TripsCoordinator: BaseCoordinator {
  private let router: Router
  private let factory: TripModuleFactory
  private let coordinatorFactory: CoordinatorFactory

  init(router: Router, factory: TripModuleFactory, coordinatorFactory: CoordinatorFactory) {
    self.router = router
    self.factory = factory
    self.coordinatorFactory = coordinatorFactory
  }

  override func start(with option: DeepLinkOption?) {
    if case .trip(let id) = option {
      showTrip(Trip(id: id))
    } else {
      showTripList()
    }
  }

  private func showTripList() {
    let list = factory.makeTripListOutput()
    list.onTripSelect = { [weak self] trip in self?.showTrip(trip) }
    // edge: TripsCoordinator -setStack-> TripList
    // edge: Login -setStack-> TripList
    // edge: Onboarding -setStack-> TripList
    // edge: SignUp -setStack-> TripList
    router.setRootModule(list)
  }

  private func showTrip(_ trip: Trip) {
    let module = factory.makeTripOutput(trip: trip)
    module.onBook = { [weak self] in self?.runBookingFlow(trip: trip) }
    // edge: TripsCoordinator -push-> Trip
    // edge: TripList -push-> Trip
    router.push(module)
  }

  private func runBookingFlow(trip: Trip) {
    let (coordinator, module) = coordinatorFactory.makeBookingCoordinator(trip: trip)
    coordinator.finishFlow = { [weak self, weak coordinator] in
      self?.router.dismissModule()
      self?.removeDependency(coordinator)
    }
    addDependency(coordinator)
    // edge: Trip -present-> Booking
    router.present(module)
    coordinator.start()  // edge: TripsCoordinator -childFlow-> BookingCoordinator
  }
}
