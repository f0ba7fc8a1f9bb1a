import UIKit

@MainActor
struct RootRouter {
  let window: UIWindow

  func presentExhibits() {
    let exhibits = ExhibitsRouter.createModule()
    window.rootViewController = UINavigationController(rootViewController: exhibits)  // entry: launch Exhibits
    window.makeKeyAndVisible()
  }
}
