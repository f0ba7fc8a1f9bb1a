import RouteComposer
import UIKit

final class PaymentViewController: UIViewController {
  @IBAction private func confirmTapped() {
    let receipt = CheckoutRoutes.receipt(for: OrderID(rawValue: "1003"))
    router.commitNavigation(to: receipt)  // edge: PaymentViewController -setStack-> ReceiptViewController
  }
}
