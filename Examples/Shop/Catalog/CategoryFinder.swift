import RouteComposer
import UIKit

/// Finds the page of one category.
struct CategoryFinder: StackIteratingFinder {
  let iterator: any StackIterator = RouteComposerDefaults.shared.stackIterator

  func isTarget(_ viewController: CategoryViewController, with context: CategoryID) -> Bool {
    viewController.category == context
  }
}
