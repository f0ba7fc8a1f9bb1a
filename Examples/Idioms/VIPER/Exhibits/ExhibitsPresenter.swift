@MainActor
final class ExhibitsPresenter: ExhibitsPresentation {
  private weak var view: ExhibitsView?
  private let interactor: ExhibitsInteraction
  private let router: ExhibitsWireframe

  init(view: ExhibitsView, interactor: ExhibitsInteraction, router: ExhibitsWireframe) {
    self.view = view
    self.interactor = interactor
    self.router = router
  }

  func viewDidLoad() {
    Task {
      do {
        view?.show(try await interactor.exhibits())
      } catch {
        router.showError(error)
      }
    }
  }

  func didSelect(_ exhibit: ExhibitItem) {
    router.showExhibit(exhibit)
  }

  func didTapTickets() {
    router.showTickets()
  }
}
