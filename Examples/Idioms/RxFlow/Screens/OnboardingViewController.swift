import RxFlow
import RxRelay
import UIKit

final class OnboardingViewController: UIViewController, Stepper {
  let steps = PublishRelay<any Step>()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Welcome"
    let begin = UIAction(title: "Begin") { [steps] _ in
      steps.accept(AppStep.onboardingIsDone)
    }
    view.addSubview(UIButton(primaryAction: begin))
  }
}
