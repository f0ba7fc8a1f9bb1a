import UIKit

@MainActor
final class ExhibitRouter: ExhibitWireframe {
  private weak var viewController: UIViewController?

  static func createModule(exhibit: ExhibitItem) -> UIViewController {
    let view = ExhibitViewController()
    let router = ExhibitRouter()
    view.presenter = ExhibitPresenter(exhibit: exhibit, router: router)
    router.viewController = view
    return view
  }

  func navigate(to option: ExhibitOption) {
    switch option {
    case .audioGuide(let exhibit):
      let guide = AudioGuideRouter.createModule(exhibit: exhibit)
      guide.modalPresentationStyle = .fullScreen
      viewController?.present(guide, animated: true)  // edge: Exhibit -present-> AudioGuide
    }
  }
}
