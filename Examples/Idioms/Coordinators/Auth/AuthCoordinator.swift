final class AuthCoordinator: BaseCoordinator, FinishingCoordinator {
  var finishFlow: (() -> Void)?

  private let router: Router
  private let factory: AuthModuleFactory

  init(router: Router, factory: AuthModuleFactory) {
    self.router = router
    self.factory = factory
  }

  override func start(with option: DeepLinkOption?) {
    showLogin()
    if case .signUp = option { showSignUp() }
  }

  private func showLogin() {
    let login = factory.makeLoginOutput()
    // edge: AuthCoordinator -finishFlow-> ApplicationCoordinator
    login.onCompleteAuth = { [weak self] in self?.finishFlow?() }
    login.onSignUp = { [weak self] in self?.showSignUp() }
    // edge: AuthCoordinator -setStack-> Login
    // edge: Onboarding -setStack-> Login
    // edge: SignUp -setStack-> Login
    router.setRootModule(login)
  }

  private func showSignUp() {
    let signUp = factory.makeSignUpOutput()
    // edge: AuthCoordinator -finishFlow-> ApplicationCoordinator
    signUp.onSignedUp = { [weak self] in self?.finishFlow?() }
    signUp.onCancel = { [weak self] in self?.router.popModule() }
    // edge: AuthCoordinator -push-> SignUp
    // edge: Login -push-> SignUp
    router.push(signUp)
  }
}
