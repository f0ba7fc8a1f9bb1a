import LightRoute
import UIKit

enum ShelfModule {
  static func make() -> ShelfViewController {
    let storyboard = UIStoryboard(name: "Shelf", bundle: nil)
    let shelf = storyboard.instantiateInitialViewController() as! ShelfViewController
    shelf.presenter = ShelfPresenter(router: ShelfRouter(handler: shelf))
    return shelf
  }
}

class ShelfViewController: UITableViewController {
  var presenter: ShelfPresenter!

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    presenter.select(book: indexPath.row)
  }

  @IBAction func lend() { presenter.lend() }
}

class ShelfPresenter {
  private let router: ShelfRouter

  init(router: ShelfRouter) { self.router = router }

  func select(book: Int) { router.open(book: book) }
  func lend() { router.openLending() }
}

class ShelfRouter {
  private weak var handler: UIViewController!

  init(handler: UIViewController) { self.handler = handler }

  func open(book: Int) {
    let factory = StoryboardFactory(storyboardName: "Book")
    try? handler.forStoryboard(factory: factory, to: BookModuleInput.self)
      .to(preferred: .navigation(style: .push))
      .then { module in module.show(book: book) }  // edge: ShelfViewController -push-> BookViewController
  }

  func openLending() {
    try? handler.forCurrentStoryboard(restorationId: "lending", to: LendingViewController.self)
      .to(preferred: TransitionStyle.modal(style: (transition: .coverVertical, presentation: .formSheet)))
      .perform()  // edge: ShelfViewController -present-> LendingViewController
  }
}
