import UIKit

@MainActor
protocol AudioGuideWireframe {
  func close()
}

@MainActor
final class AudioGuideRouter: AudioGuideWireframe {
  private weak var viewController: UIViewController?

  static func createModule(exhibit: ExhibitItem) -> UIViewController {
    let view = AudioGuideViewController()
    let router = AudioGuideRouter()
    view.presenter = AudioGuidePresenter(exhibit: exhibit, router: router)
    router.viewController = view
    return view
  }

  func close() {
    viewController?.dismiss(animated: true)  // edge: AudioGuide -dismiss-> back
  }
}
