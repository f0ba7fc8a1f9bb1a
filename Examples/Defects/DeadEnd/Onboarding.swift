import UIKit

final class WelcomePage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Welcome"
    let start = UIButton(type: .system, primaryAction: UIAction(title: "Begin") { [weak self] _ in self?.begin() })
    let later = UIButton(type: .system, primaryAction: UIAction(title: "Later") { [weak self] _ in self?.leave() })
    view.addSubview(UIStackView(arrangedSubviews: [start, later]))
  }

  private func begin() {
    view.window?.rootViewController = UINavigationController(rootViewController: SessionList())
  }

  private func leave() {
    view.window?.rootViewController = FarewellPage()  // edge: WelcomePage -replaceRoot-> FarewellPage
  }
}

/// Thanks the user for looking in.
final class FarewellPage: UIViewController {  // finding: dead-end
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "See you soon"
  }
}
