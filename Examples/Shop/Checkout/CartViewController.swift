import RouteComposer
import UIKit

final class CartViewController: UIViewController {
  @IBAction private func checkoutTapped() {
    let checkout = CheckoutRoutes.checkout()
    router.commitNavigation(to: checkout)  // edge: CartViewController -present-> CheckoutViewController
  }

  @IBAction private func browseTapped() {
    let catalog = Destination(to: Shop.configuration.catalog)
    router.commitNavigation(to: catalog)  // edge: CartViewController -select-> CatalogViewController
  }
}
