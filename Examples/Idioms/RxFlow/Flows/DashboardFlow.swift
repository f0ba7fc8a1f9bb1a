import RxFlow
import UIKit

final class DashboardFlow: Flow {
  var root: any Presentable { tabBarController }

  private let tabBarController = UITabBarController()

  func navigate(to step: any Step) -> FlowContributors {
    guard let step = step as? AppStep else { return .none }
    switch step {
    case .dashboard: return navigateToDashboard()
    default: return .none
    }
  }

  private func navigateToDashboard() -> FlowContributors {
    let workouts = WorkoutsFlow()
    let profile = ProfileFlow()
    Flows.use(workouts, profile, when: .created) {
      [tabBarController] (first: UINavigationController, second: UINavigationController) in
      // edge: DashboardFlow -tab-> ProfileFlow
      // edge: DashboardFlow -tab-> WorkoutsFlow
      // edge: UITabBarController@DashboardFlow -tab-> Profile
      // edge: UITabBarController@DashboardFlow -tab-> Workouts
      tabBarController.setViewControllers([first, second], animated: false)
    }
    return .multiple(flowContributors: [
      .contribute(withNextPresentable: workouts, withNextStepper: OneStepper(withSingleStep: AppStep.workouts)),
      .contribute(withNextPresentable: profile, withNextStepper: OneStepper(withSingleStep: AppStep.profile)),
    ])
  }
}
