import UIKit

final class CallbackViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Call me", style: .done, target: self, action: #selector(callMeTapped))
  }

  @objc private func callMeTapped() {
    dismiss(animated: true)
  }
}
