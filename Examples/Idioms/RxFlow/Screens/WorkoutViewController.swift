import RxCocoa
import RxFlow
import RxRelay
import RxSwift
import UIKit

final class WorkoutViewController: UIViewController, Stepper {
  let steps = PublishRelay<any Step>()

  private let workout: Workout
  private let start = UIButton(configuration: .filled())
  private let bag = DisposeBag()

  init(workout: Workout) {
    self.workout = workout
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = workout.name
    view.addSubview(start)
    start.rx.tap.map { [workout] in AppStep.session(workout) }.bind(to: steps).disposed(by: bag)
  }
}
