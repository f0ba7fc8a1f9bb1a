import RxFlow
import RxRelay
import UIKit

final class AppFlow: Flow {
  var root: any Presentable { rootViewController }

  private let rootViewController: UINavigationController = {
    let controller = UINavigationController()
    controller.setNavigationBarHidden(true, animated: false)
    return controller
  }()

  func navigate(to step: any Step) -> FlowContributors {
    guard let step = step as? AppStep else { return .none }
    switch step {
    case .onboarding: return navigateToOnboarding()
    case .onboardingIsDone, .dashboard: return navigateToDashboard()
    default: return .none
    }
  }

  private func navigateToOnboarding() -> FlowContributors {
    let onboarding = OnboardingViewController()
    rootViewController.setViewControllers([onboarding], animated: false)  // edge: AppFlow -setStack-> Onboarding
    return .one(flowContributor: .contribute(withNext: onboarding))
  }

  private func navigateToDashboard() -> FlowContributors {
    let dashboard = DashboardFlow()
    Flows.use(dashboard, when: .created) { [rootViewController] root in
      // edge: AppFlow -setStack-> DashboardFlow
      // edge: Onboarding -setStack-> UITabBarController@DashboardFlow
      rootViewController.setViewControllers([root], animated: false)
    }
    return .one(
      flowContributor: .contribute(
        withNextPresentable: dashboard, withNextStepper: OneStepper(withSingleStep: AppStep.dashboard)))
  }
}

final class AppStepper: Stepper {
  let steps = PublishRelay<any Step>()

  var initialStep: any Step { AppStep.onboarding }
}
