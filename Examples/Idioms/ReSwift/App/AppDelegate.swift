import ReSwift
import UIKit

let store = Store<AppState>(reducer: reduceApp, state: nil)

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var coordinator: GardenCoordinator?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    let stack = UINavigationController()
    window.rootViewController = stack  // entry: launch Beds
    window.makeKeyAndVisible()
    coordinator = GardenCoordinator(stack: stack)
    return true
  }
}
