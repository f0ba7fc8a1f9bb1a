import RIBs
import UIKit

protocol LoanPresentableListener: AnyObject {
  func didTapClose()
}

final class LoanViewController: UIViewController, LoanPresentable, ViewControllable {
  weak var listener: LoanPresentableListener?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Take it home"
  }

  @objc private func close() { listener?.didTapClose() }
}
