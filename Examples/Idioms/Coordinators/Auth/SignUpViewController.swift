import UIKit

protocol SignUpView: Presentable {
  var onSignedUp: (() -> Void)? { get set }
  var onCancel: (() -> Void)? { get set }
}

final class SignUpViewController: UIViewController, SignUpView {
  var onSignedUp: (() -> Void)?
  var onCancel: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign up"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.onCancel?() })
  }

  @objc private func signUpTapped() {
    onSignedUp?()
  }
}
