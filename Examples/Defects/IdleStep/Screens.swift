import RouteComposer
import UIKit

final class ChartViewController: UIViewController {
  private let router = DefaultRouter()

  @IBAction private func harbourTapped() {
    let harbour = Destination(to: HarbourRoutes.harbour)
    router.commitNavigation(to: harbour)  // edge: ChartViewController -push-> HarbourViewController
  }
}

final class HarbourViewController: UIViewController {}
