import RxFlow
import RxRelay
import UIKit

final class SessionViewController: UIViewController, Stepper {
  let steps = PublishRelay<any Step>()

  private let workout: Workout

  init(workout: Workout) {
    self.workout = workout
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  @objc private func stopTapped() {
    steps.accept(AppStep.sessionIsDone)
  }
}
