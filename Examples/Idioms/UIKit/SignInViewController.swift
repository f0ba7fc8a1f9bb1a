import UIKit

final class SignInViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Welcome"
    let signIn = UIAction(title: "Sign in") { [weak self] _ in self?.showTrails() }
    let terms = UIAction(title: "Terms") { [weak self] _ in self?.showTerms() }
    view.addSubview(
      UIStackView(arrangedSubviews: [UIButton(primaryAction: signIn), UIButton(primaryAction: terms)]))
  }

  private func showTrails() {
    guard let window = view.window else { return }
    window.rootViewController = MainTabBarController()  // edge: SignIn -replaceRoot-> MainTabBar
    UIView.transition(with: window, duration: 0.3, options: .transitionCrossDissolve, animations: nil)
  }

  private func showTerms() {
    present(TermsViewController(), animated: true)  // edge: SignIn -present-> Terms
  }
}

final class TermsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Terms"
  }
}
