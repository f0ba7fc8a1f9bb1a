import UIKit
import XCoordinator

enum ShowsRoute: Route {
  case list
  case show(Show)
  case episode(Episode)
  case close
}

final class ShowsCoordinator: NavigationCoordinator<ShowsRoute> {
  init() {
    super.init(initialRoute: .list)
  }

  override func prepareTransition(for route: ShowsRoute) -> NavigationTransition {
    switch route {
    case .list:
      let viewController = ShowListViewController()
      viewController.router = weakRouter
      return .push(viewController)  // edge: ShowsCoordinator -push-> ShowList
    case .show(let show):
      let viewController = ShowViewController(show: show)
      viewController.router = weakRouter
      // edge: ShowsCoordinator -push-> Show
      // edge: ShowList -push-> Show
      return .push(viewController)
    case .episode(let episode):
      let viewController = PlayerViewController(episode: episode)
      viewController.router = weakRouter
      // edge: AppCoordinator -present-> Player
      // edge: ShowsCoordinator -present-> Player
      // edge: Show -present-> Player
      // entry: deepLink Player
      return .present(viewController)
    case .close:
      // edge: ShowsCoordinator -dismiss-> back
      // edge: Player -dismiss-> back
      return .dismiss()
    }
  }
}
