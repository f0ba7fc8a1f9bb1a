import MapKit
import UIKit

final class MapViewController: UIViewController {
  private let parcel: Parcel

  init(parcel: Parcel) {
    self.parcel = parcel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = MKMapView()
  }
}
