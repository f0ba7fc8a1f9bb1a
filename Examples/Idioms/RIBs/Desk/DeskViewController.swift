import RIBs
import UIKit

protocol DeskPresentableListener: AnyObject {
  func didTapReader()
  func didTapLoan()
}

final class DeskViewController: UIViewController, DeskPresentable, DeskViewControllable {
  weak var listener: DeskPresentableListener?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Desk"
  }

  @objc private func read() { listener?.didTapReader() }
  @objc private func borrow() { listener?.didTapLoan() }
}
