import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: ShelfModule.make())  // entry: launch ShelfViewController
    window?.makeKeyAndVisible()
    return true
  }
}
