import UIKit
import XCoordinator

enum AppRoute: Route {
  case signIn
  case main
  case episode(Episode)
}

final class AppCoordinator: NavigationCoordinator<AppRoute> {
  init() {
    super.init(initialRoute: .signIn)
  }

  override func prepareTransition(for route: AppRoute) -> NavigationTransition {
    switch route {
    case .signIn:
      let viewController = SignInViewController()
      viewController.router = weakRouter
      return .set([viewController])  // edge: AppCoordinator -setStack-> SignIn
    case .main:
      return .presentFullScreen(MainCoordinator())
    case .episode(let episode):
      return deepLink(AppRoute.main, MainRoute.shows, ShowsRoute.episode(episode))
    }
  }
}

extension Transition {
  /// Presents without a card's edge to pull it down by.
  static func presentFullScreen(_ presentable: any Presentable) -> Transition {
    presentable.viewController?.modalPresentationStyle = .fullScreen
    // edge: AppCoordinator -present-> MainCoordinator
    // edge: SignIn -present-> MainCoordinator
    return .present(presentable)
  }
}
