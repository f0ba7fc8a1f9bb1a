import UIKit
import XCoordinator

enum SearchRoute: Route {
  case search
  case results(query: String)
}

final class SearchCoordinator: NavigationCoordinator<SearchRoute> {
  init() {
    super.init(initialRoute: .search)
  }

  override func prepareTransition(for route: SearchRoute) -> NavigationTransition {
    switch route {
    case .search:
      let viewController = SearchViewController()
      viewController.router = weakRouter
      return .push(viewController)  // edge: SearchCoordinator -push-> Search
    case .results(let query):
      // edge: SearchCoordinator -push-> SearchResults
      // edge: Search -push-> SearchResults
      return .push(SearchResultsViewController(query: query))
    }
  }
}
