import RouteComposer
import UIKit

final class ProductViewController: UIViewController, ContextAccepting, ContextChecking {
  private var product: ProductID?

  func setup(with context: ProductID) throws {
    product = context
    title = context.rawValue
  }

  func isTarget(for context: ProductID) -> Bool {
    product == context
  }

  @IBAction private func reviewsTapped() {
    guard let product else { return }
    let reviews = ProductRoutes.reviews(of: product)
    router.commitNavigation(to: reviews)  // edge: ProductViewController -push-> ReviewsViewController
  }

  @IBAction private func photosTapped() {
    guard let product else { return }
    let photos = ProductRoutes.photos(of: product)
    router.commitNavigation(to: photos)  // edge: ProductViewController -present-> PhotoGalleryViewController
  }

  @IBAction private func buyTapped() {
    router.commitNavigation(to: CheckoutRoutes.cart())  // edge: ProductViewController -select-> CartViewController
  }

  @IBAction private func storesTapped() {
    router.commitNavigation(to: StoreRoutes.list())  // edge: ProductViewController -select-> StoreListViewController
  }
}
