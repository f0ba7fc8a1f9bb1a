import RIBs

protocol ReaderDependency: Dependency {}

protocol ReaderBuildable: Buildable {
  func build(withListener listener: ReaderListener) -> ViewableRouting
}

final class ReaderBuilder: Builder<ReaderDependency>, ReaderBuildable {
  func build(withListener listener: ReaderListener) -> ViewableRouting {
    let viewController = ReaderViewController()
    let interactor = ReaderInteractor(presenter: viewController)
    interactor.listener = listener
    return ReaderRouter(interactor: interactor, viewController: viewController)
  }
}

final class ReaderRouter: ViewableRouter<Interactable, ViewControllable> {}
