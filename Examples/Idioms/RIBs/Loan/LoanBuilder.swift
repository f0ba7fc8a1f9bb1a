import RIBs

protocol LoanDependency: Dependency {}

protocol LoanBuildable: Buildable {
  func build(withListener listener: LoanListener) -> ViewableRouting
}

final class LoanBuilder: Builder<LoanDependency>, LoanBuildable {
  func build(withListener listener: LoanListener) -> ViewableRouting {
    let viewController = LoanViewController()
    let interactor = LoanInteractor(presenter: viewController)
    interactor.listener = listener
    return LoanRouter(interactor: interactor, viewController: viewController)
  }
}

final class LoanRouter: ViewableRouter<Interactable, ViewControllable> {}
