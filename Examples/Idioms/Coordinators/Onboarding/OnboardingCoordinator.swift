import Foundation

final class OnboardingCoordinator: BaseCoordinator, FinishingCoordinator {
  var finishFlow: (() -> Void)?

  private let router: Router
  private let factory: OnboardingModuleFactory

  init(router: Router, factory: OnboardingModuleFactory) {
    self.router = router
    self.factory = factory
  }

  override func start(with option: DeepLinkOption?) {
    let onboarding = factory.makeOnboardingModule()
    onboarding.onFinish = { [weak self] in
      UserDefaults.standard.set(true, forKey: "tutorialShown")
      self?.finishFlow?()  // edge: OnboardingCoordinator -finishFlow-> ApplicationCoordinator
    }
    // edge: OnboardingCoordinator -setStack-> Onboarding
    // edge: Login -setStack-> Onboarding
    // edge: SignUp -setStack-> Onboarding
    router.setRootModule(onboarding)
  }
}
