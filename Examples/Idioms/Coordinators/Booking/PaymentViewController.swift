import UIKit

protocol PaymentView: Presentable {
  var onPaid: (() -> Void)? { get set }
}

final class PaymentViewController: UIViewController, PaymentView {
  var onPaid: (() -> Void)?

  private let booking: Booking

  init(booking: Booking) {
    self.booking = booking
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Payment"
    let pay = UIAction(title: "Pay") { [weak self] _ in self?.onPaid?() }
    view.addSubview(UIButton(primaryAction: pay))
  }
}
