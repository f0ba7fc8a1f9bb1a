import UIKit
import XCoordinator

final class SearchViewController: UIViewController, UISearchBarDelegate {
  var router: WeakRouter<SearchRoute>?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Search"
    let bar = UISearchBar()
    bar.delegate = self
    navigationItem.titleView = bar
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    router?.trigger(.results(query: searchBar.text ?? ""))
  }
}

final class SearchResultsViewController: UITableViewController {
  private let query: String

  init(query: String) {
    self.query = query
    super.init(style: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = query
  }
}
