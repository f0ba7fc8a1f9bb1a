import UIKit
import XCoordinator

enum MainRoute: Route {
  case shows
  case search
}

final class MainCoordinator: TabBarCoordinator<MainRoute> {
  private let shows: StrongRouter<ShowsRoute>
  private let search: StrongRouter<SearchRoute>

  convenience init() {
    let shows = ShowsCoordinator()
    shows.rootViewController.tabBarItem = UITabBarItem(title: "Shows", image: nil, tag: 0)
    let search = SearchCoordinator()
    search.rootViewController.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
    self.init(shows: shows.strongRouter, search: search.strongRouter)
  }

  init(shows: StrongRouter<ShowsRoute>, search: StrongRouter<SearchRoute>) {
    self.shows = shows
    self.search = search
    // edge: MainCoordinator -tab-> SearchCoordinator
    // edge: MainCoordinator -tab-> ShowsCoordinator
    super.init(tabs: [shows, search], select: shows)
  }

  override func prepareTransition(for route: MainRoute) -> TabBarTransition {
    switch route {
    case .shows: .select(shows)  // edge: MainCoordinator -select-> ShowsCoordinator
    case .search: .select(search)  // edge: MainCoordinator -select-> SearchCoordinator
    }
  }
}
