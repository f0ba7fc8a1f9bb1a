import RouteComposer
import UIKit

final class ProfileViewController: UIViewController {
  @IBAction private func ordersTapped() {
    router.commitNavigation(to: OrderRoutes.orders())  // edge: ProfileViewController -push-> OrdersViewController
  }

  @IBAction private func wishListTapped() {
    let list = Destination(to: Shop.configuration.wishList)
    // edge: ProfileViewController -push-> WishListViewController
    router.commitNavigation(to: list)
  }

  @IBAction private func helpTapped() {
    router.commitNavigation(to: SupportRoutes.help(about: .returns))  // edge: ProfileViewController -push-> HelpView
  }

  @IBAction private func loginTapped() {
    router.commitNavigation(to: LoginRoutes.login())  // edge: ProfileViewController -present-> LoginViewController
  }
}
