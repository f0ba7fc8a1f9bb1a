import UIKit

protocol OnboardingView: Presentable {
  var onFinish: (() -> Void)? { get set }
}

final class OnboardingViewController: UIViewController, OnboardingView {
  var onFinish: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Welcome"
    let start = UIAction(title: "Start") { [weak self] _ in self?.onFinish?() }
    view.addSubview(UIButton(primaryAction: start))
  }
}
