import RxFlow
import UIKit

final class WorkoutsFlow: Flow {
  var root: any Presentable { rootViewController }

  private let rootViewController = UINavigationController()

  func navigate(to step: any Step) -> FlowContributors {
    guard let step = step as? AppStep else { return .none }
    switch step {
    case .workouts: return navigateToWorkouts()
    case .workout(let workout): return navigateToWorkout(workout)
    case .session(let workout): return presentSession(workout)
    case .sessionIsDone:
      // edge: WorkoutsFlow -dismiss-> back
      // edge: Session -dismiss-> back
      rootViewController.dismiss(animated: true)
      return .none
    default: return .none
    }
  }

  private func navigateToWorkouts() -> FlowContributors {
    let viewModel = WorkoutsViewModel()
    let workouts = WorkoutsViewController(viewModel: viewModel)
    rootViewController.setViewControllers([workouts], animated: false)  // edge: WorkoutsFlow -setStack-> Workouts
    return .one(flowContributor: .contribute(withNextPresentable: workouts, withNextStepper: viewModel))
  }

  private func navigateToWorkout(_ workout: Workout) -> FlowContributors {
    let controller = WorkoutViewController(workout: workout)
    // edge: WorkoutsFlow -push-> Workout
    // edge: Workouts -push-> Workout
    rootViewController.pushViewController(controller, animated: true)
    return .one(flowContributor: .contribute(withNext: controller))
  }

  private func presentSession(_ workout: Workout) -> FlowContributors {
    let session = SessionViewController(workout: workout)
    session.modalPresentationStyle = .fullScreen
    // edge: WorkoutsFlow -present-> Session
    // edge: Workout -present-> Session
    rootViewController.present(session, animated: true)
    return .one(flowContributor: .contribute(withNext: session))
  }
}
