import UIKit

protocol TripView: Presentable {
  var onBook: (() -> Void)? { get set }
}

final class TripViewController: UIViewController, TripView {
  var onBook: (() -> Void)?

  private let trip: Trip

  init(trip: Trip) {
    self.trip = trip
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trip"
    let book = UIAction(title: "Book") { [weak self] _ in self?.onBook?() }
    view.addSubview(UIButton(primaryAction: book))
  }
}
