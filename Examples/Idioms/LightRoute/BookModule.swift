import LightRoute
import UIKit

protocol BookModuleInput: AnyObject {
  func show(book: Int)
}

class BookViewController: UIViewController {
  var presenter: BookPresenter!

  override func awakeFromNib() {
    super.awakeFromNib()
    presenter = BookPresenter(router: BookRouter(handler: self))
  }

  @IBAction func reviews() { presenter.reviews() }
  @IBAction func done() { presenter.done() }
}

class BookPresenter: BookModuleInput {
  private let router: BookRouter
  private var book = 0

  init(router: BookRouter) { self.router = router }

  func show(book: Int) { self.book = book }
  func reviews() { router.openReviews() }
  func done() { router.close() }
}

class BookRouter {
  private weak var handler: UIViewController!

  init(handler: UIViewController) { self.handler = handler }

  func openReviews() {
    let factory = StoryboardFactory(storyboardName: "Book", restorationId: "reviews")
    try? handler.forStoryboard(factory: factory, to: ReviewsViewController.self)
      .transition(animate: true)
      .perform()  // edge: BookViewController -present-> ReviewsViewController
  }

  func close() { try? handler.closeCurrentModule().perform() }  // edge: BookViewController -pop-> back
}

class ReviewsViewController: UIViewController {
  @IBAction func close() { dismiss(animated: true) }  // edge: ReviewsViewController -dismiss-> back
}

class LendingViewController: UIViewController {
  @IBAction func close() { dismiss(animated: true) }  // edge: LendingViewController -dismiss-> back
}
