import RxFlow
import RxSwift
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private let coordinator = FlowCoordinator()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    self.window = window
    let appFlow = AppFlow()
    coordinator.coordinate(flow: appFlow, with: AppStepper())
    Flows.use(appFlow, when: .created) { root in
      window.rootViewController = root
      window.makeKeyAndVisible()
    }
  }
}
