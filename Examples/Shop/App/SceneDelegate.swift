import RouteComposer
import UIKit
import os

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  private let log = os.Logger(subsystem: "com.example.shop", category: "navigation")

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    if UserDefaults.standard.bool(forKey: "wishListExperiment") {
      Shop.configuration = WishListExperiment()
    }
    window?.makeKeyAndVisible()
    open(connectionOptions.urlContexts)
  }

  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    open(URLContexts)
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    UIViewController.router.commitNavigation(to: CheckoutRoutes.cart()) { result in
      completionHandler(result.isSuccessful)
    }
  }

  private func open(_ contexts: Set<UIOpenURLContext>) {
    guard let url = contexts.first?.url, let destination = Links.destination(for: url) else { return }
    do {
      try UIViewController.router.navigate(to: destination)
    } catch {
      log.error("\(url) leads nowhere: \(String(describing: error))")
    }
  }
}
