import RIBs
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var deskRouter: ViewableRouting?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    self.window = window
    let desk = DeskBuilder(dependency: AppComponent()).build()
    deskRouter = desk
    let root = UINavigationController(rootViewController: desk.viewControllable.uiviewController)
    window.rootViewController = root  // entry: launch Desk
    window.makeKeyAndVisible()
    desk.interactable.activate()
    desk.load()
    return true
  }
}

final class AppComponent: Component<EmptyDependency>, DeskDependency {
  init() { super.init(dependency: EmptyComponent()) }
}
