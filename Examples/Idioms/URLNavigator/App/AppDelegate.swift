import UIKit
import URLNavigator

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let navigator: NavigatorProtocol = Navigator()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    Links.register(in: navigator)
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    let trails = TrailListViewController(navigator: navigator)
    window.rootViewController = UINavigationController(rootViewController: trails)  // entry: launch TrailList
    window.makeKeyAndVisible()
    return true
  }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    if navigator.open(url) { return true }
    return navigator.present(url, wrap: UINavigationController.self) != nil  // entry: deepLink Trail // entry: deepLink Map
  }
}
