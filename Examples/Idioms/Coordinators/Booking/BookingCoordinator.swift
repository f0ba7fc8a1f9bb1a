final class BookingCoordinator: BaseCoordinator, FinishingCoordinator {
  var finishFlow: (() -> Void)?

  private let trip: Trip
  private let router: Router
  private let factory: BookingModuleFactory

  init(trip: Trip, router: Router, factory: BookingModuleFactory) {
    self.trip = trip
    self.router = router
    self.factory = factory
  }

  override func start(with option: DeepLinkOption?) {
    let booking = factory.makeBookingOutput(trip: trip)
    // edge: BookingCoordinator -finishFlow-> TripsCoordinator
    booking.onCancel = { [weak self] in self?.finishFlow?() }
    booking.onContinue = { [weak self] booking in self?.showPayment(for: booking) }
    router.setRootModule(booking)  // edge: BookingCoordinator -setStack-> Booking
  }

  private func showPayment(for booking: Booking) {
    let payment = factory.makePaymentOutput(booking: booking)
    // edge: BookingCoordinator -finishFlow-> TripsCoordinator
    payment.onPaid = { [weak self] in self?.finishFlow?() }
    // edge: BookingCoordinator -push-> Payment
    // edge: Booking -push-> Payment
    router.push(payment)
  }
}
