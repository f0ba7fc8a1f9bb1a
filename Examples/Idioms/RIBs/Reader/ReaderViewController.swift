import RIBs
import UIKit

protocol ReaderPresentableListener: AnyObject {
  func didTapClose()
}

final class ReaderViewController: UIViewController, ReaderPresentable, ViewControllable {
  weak var listener: ReaderPresentableListener?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Reading room"
  }

  @objc private func close() { listener?.didTapClose() }
}
