import UIKit

@MainActor
final class ExhibitsRouter: ExhibitsWireframe {
  private weak var viewController: UIViewController?

  static func createModule() -> UIViewController {
    let view = ExhibitsViewController()
    let router = ExhibitsRouter()
    view.presenter = ExhibitsPresenter(view: view, interactor: ExhibitsInteractor(), router: router)
    router.viewController = view
    return view
  }

  func showExhibit(_ exhibit: ExhibitItem) {
    let module = ExhibitRouter.createModule(exhibit: exhibit)
    viewController?.navigationController?.pushViewController(module, animated: true)  // edge: Exhibits -push-> Exhibit
  }

  func showTickets() {
    let tickets = UINavigationController(rootViewController: TicketsRouter.createModule())
    viewController?.present(tickets, animated: true)  // edge: Exhibits -present-> Tickets
  }

  func showError(_ error: any Error) {
    let alert = UIAlertController(title: "Closed", message: error.localizedDescription, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    viewController?.present(alert, animated: true)  // edge: Exhibits -alert-> alert:ExhibitsRouter.Closed
  }
}
