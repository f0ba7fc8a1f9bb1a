import RouteComposer
import UIKit

final class StoreViewController: UIViewController, ContextAccepting {
  private var store: StoreID?

  func setup(with context: StoreID) throws {
    store = context
    title = context.rawValue
  }
}
