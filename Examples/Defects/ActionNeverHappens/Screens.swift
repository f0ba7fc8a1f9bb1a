import RouteComposer
import UIKit

final class ClassesViewController: UITableViewController {
  private let router = DefaultRouter()

  @IBAction private func accountTapped() {
    let account = Destination(to: GymRoutes.account)
    router.commitNavigation(to: account)  // edge: ClassesViewController -select-> AccountViewController
  }
}

final class AccountViewController: UIViewController {}
