import UIKit

final class CatalogueViewController: UITableViewController {
  func open(_ url: URL) {
    guard let link = LibraryLink(url: url) else { return }
    switch link {
    case .book: navigationController?.pushViewController(BookViewController(), animated: true)
    case .loans: present(LoansViewController(), animated: true)
    default: break
    }
  }
}

final class BookViewController: UIViewController {}

final class LoansViewController: UITableViewController {}
