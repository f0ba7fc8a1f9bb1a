import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private let rootController = UINavigationController()
  private lazy var applicationCoordinator: Coordinator = ApplicationCoordinator(
    router: RouterImp(rootController: rootController), coordinatorFactory: CoordinatorFactoryImp())

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = rootController
    window.makeKeyAndVisible()
    self.window = window
    applicationCoordinator.start(with: connectionOptions.urlContexts.first.flatMap { DeepLinkOption($0.url) })
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    applicationCoordinator.start(with: URLContexts.first.flatMap { DeepLinkOption($0.url) })
  }
}
