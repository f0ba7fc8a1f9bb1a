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
      return .push(viewController)
    case .show(let show):
      let viewController = ShowViewController(show: show)
      viewController.router = weakRouter
      return .push(viewController)
    case .episode(let episode):
      let viewController = PlayerViewController(episode: episode)
      viewController.router = weakRouter
      return .present(viewController)
    case .close:
      return .dismiss()
    }
  }
}
