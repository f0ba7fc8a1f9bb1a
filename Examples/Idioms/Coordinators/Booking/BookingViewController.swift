import UIKit

struct Booking: Hashable, Sendable {
  let trip: Trip
  var persons = 1
}

protocol BookingView: Presentable {
  var onCancel: (() -> Void)? { get set }
  var onContinue: ((Booking) -> Void)? { get set }
}

final class BookingViewController: UIViewController, BookingView {
  var onCancel: (() -> Void)?
  var onContinue: ((Booking) -> Void)?

  private let trip: Trip

  init(trip: Trip) {
    self.trip = trip
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Booking"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel?() })
  }

  @objc private func continueTapped() {
    onContinue?(Booking(trip: trip))
  }
}
