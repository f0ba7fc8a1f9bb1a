import UIKit

@main
// unresolved: AppDelegate: what the app shows first could not be found out
final class AppDelegate: UIResponder, UIApplicationDelegate {}  // finding: missing-entry

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let cities = UINavigationController(rootViewController: CityList())
    cities.navigationBar.prefersLargeTitles = true
    let window = UIWindow(windowScene: windowScene)
    window.makeKeyAndVisible()
    self.window = window
  }
}
