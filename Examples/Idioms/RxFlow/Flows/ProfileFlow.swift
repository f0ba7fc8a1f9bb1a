import RxFlow
import UIKit

final class ProfileFlow: Flow {
  var root: any Presentable { rootViewController }

  private let rootViewController = UINavigationController()

  func navigate(to step: any Step) -> FlowContributors {
    guard let step = step as? AppStep else { return .none }
    switch step {
    case .profile:
      let profile = ProfileViewController()
      rootViewController.setViewControllers([profile], animated: false)  // edge: ProfileFlow -setStack-> Profile
      return .one(flowContributor: .contribute(withNext: profile))
    case .settings:
      // edge: ProfileFlow -push-> Settings
      // edge: Profile -push-> Settings
      rootViewController.pushViewController(SettingsViewController(), animated: true)
      return .none
    default: return .none
    }
  }
}
