import RouteComposer
import UIKit

final class ReviewsViewController: UITableViewController, ContextAccepting, ContextChecking {
  private var product: ProductID?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Reviews"
  }

  func setup(with context: ProductID) throws {
    product = context
  }

  func isTarget(for context: ProductID) -> Bool {
    product == context
  }
}
