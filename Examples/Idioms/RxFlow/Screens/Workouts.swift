import RxFlow
import RxRelay
import UIKit

struct Workout: Hashable, Sendable {
  let name: String
}

final class WorkoutsViewModel: Stepper {
  let steps = PublishRelay<any Step>()
  private(set) var workouts: [Workout] = []

  func select(_ index: Int) {
    steps.accept(AppStep.workout(workouts[index]))
  }
}

final class WorkoutsViewController: UITableViewController {
  private let viewModel: WorkoutsViewModel

  init(viewModel: WorkoutsViewModel) {
    self.viewModel = viewModel
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Workouts"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.workouts.count
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    viewModel.select(indexPath.row)
  }
}
