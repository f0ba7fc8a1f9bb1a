import RxFlow
import RxRelay
import UIKit

final class ProfileViewController: UIViewController, Stepper {
  let steps = PublishRelay<any Step>()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Profile"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Settings",
      primaryAction: UIAction { [steps] _ in
        steps.accept(AppStep.settings)
      })
  }
}

final class SettingsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
  }
}
