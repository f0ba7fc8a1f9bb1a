import UIKit

protocol LoginView: Presentable {
  var onCompleteAuth: (() -> Void)? { get set }
  var onSignUp: (() -> Void)? { get set }
}

final class LoginViewController: UIViewController, LoginView {
  var onCompleteAuth: (() -> Void)?
  var onSignUp: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign in"
    let signUp = UIAction(title: "I am new here") { [weak self] _ in self?.onSignUp?() }
    view.addSubview(UIButton(primaryAction: signUp))
  }

  @objc private func signInTapped() {
    onCompleteAuth?()
  }
}
