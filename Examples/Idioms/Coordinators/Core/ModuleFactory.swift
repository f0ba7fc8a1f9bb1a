protocol OnboardingModuleFactory {
  func makeOnboardingModule() -> OnboardingView
}

protocol AuthModuleFactory {
  func makeLoginOutput() -> LoginView
  func makeSignUpOutput() -> SignUpView
}

protocol TripModuleFactory {
  func makeTripListOutput() -> TripListView
  func makeTripOutput(trip: Trip) -> TripView
}

protocol BookingModuleFactory {
  func makeBookingOutput(trip: Trip) -> BookingView
  func makePaymentOutput(booking: Booking) -> PaymentView
}

final class ModuleFactoryImp: OnboardingModuleFactory, AuthModuleFactory, TripModuleFactory, BookingModuleFactory {
  func makeOnboardingModule() -> OnboardingView { OnboardingViewController() }
  func makeLoginOutput() -> LoginView { LoginViewController() }
  func makeSignUpOutput() -> SignUpView { SignUpViewController() }
  func makeTripListOutput() -> TripListView { TripListViewController() }
  func makeTripOutput(trip: Trip) -> TripView { TripViewController(trip: trip) }
  func makeBookingOutput(trip: Trip) -> BookingView { BookingViewController(trip: trip) }
  func makePaymentOutput(booking: Booking) -> PaymentView { PaymentViewController(booking: booking) }
}
