import RxFlow
import UIKit

enum BakeryStep: Step {
  case counter
  case bread
  case invoice
}

final class BakeryFlow: Flow {
  var root: Presentable { stack }
  private let stack = UINavigationController()

  func navigate(to step: Step) -> FlowContributors {
    guard let step = step as? BakeryStep else { return .none }
    switch step {
    case .counter:
      let counter = CounterViewController()
      stack.setViewControllers([counter], animated: false)
      return .one(flowContributor: .contribute(withNextPresentable: counter, withNextStepper: counter))
    case .bread:
      stack.pushViewController(BreadViewController(), animated: true)
      return .none
    default: return .none
    }
  }
}
