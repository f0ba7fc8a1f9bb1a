import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    if Session.isSignedIn {
      window.rootViewController = MainTabBarController()  // entry: launch MainTabBar
    } else {
      window.rootViewController = SignInViewController()  // entry: launch SignIn
    }
    window.makeKeyAndVisible()
    self.window = window
    NotificationCenter.default.addObserver(
      self, selector: #selector(showSignIn), name: .didSignOut, object: nil)
  }

  @objc private func showSignIn() {
    window?.rootViewController = SignInViewController()  // edge: Settings -replaceRoot-> SignIn
  }
}
