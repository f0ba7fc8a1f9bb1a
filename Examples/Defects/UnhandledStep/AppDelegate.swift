import RxFlow
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let coordinator = FlowCoordinator()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let flow = BakeryFlow()
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: BakeryStep.counter))
    Flows.use(flow, when: .created) { [weak self] root in self?.window?.rootViewController = root }
    return true
  }
}
