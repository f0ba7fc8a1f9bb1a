@MainActor
final class ExhibitPresenter: ExhibitPresentation {
  private let exhibit: ExhibitItem
  private let router: ExhibitWireframe

  init(exhibit: ExhibitItem, router: ExhibitWireframe) {
    self.exhibit = exhibit
    self.router = router
  }

  func didTapListen() {
    router.navigate(to: .audioGuide(exhibit))
  }
}
