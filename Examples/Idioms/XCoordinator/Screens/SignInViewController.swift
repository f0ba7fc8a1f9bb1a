import UIKit
import XCoordinator

final class SignInViewController: UIViewController {
  var router: WeakRouter<AppRoute>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Sign in"
    view.addSubview(UIButton(primaryAction: UIAction(title: "Sign in") { [weak self] _ in self?.signIn() }))
  }

  private func signIn() {
    router?.trigger(.main)
  }
}
