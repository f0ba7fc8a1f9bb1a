import RouteComposer
import UIKit

final class MapViewController: UIViewController {
  private let router = DefaultRouter()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Ride", style: .done, target: self, action: #selector(rideTapped))
  }

  @objc private func rideTapped() {
    let ride = Destination(to: RideRoutes.ride)
    router.commitNavigation(to: ride)  // edge: MapViewController -push-> RideViewController
  }
}

final class RideViewController: UIViewController {
  private let router = DefaultRouter()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Driver", style: .plain, target: self, action: #selector(driverTapped))
  }

  @objc private func driverTapped() {
    try? router.navigate(to: Destination(to: RideRoutes.driver))  // finding: swallowed-errors
  }
}

final class DriverViewController: UIViewController {}
