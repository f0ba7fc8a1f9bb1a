import UIKit

/// Keeps those that work for it.
class Coordinator {
  private(set) var childCoordinators: [Coordinator] = []

  func start() {}
  func add(child: Coordinator) { childCoordinators.append(child) }
  func release(child: Coordinator) { childCoordinators.removeAll { $0 === child } }
}

final class PracticeCoordinator: Coordinator {
  private let home: UIViewController

  init(home: UIViewController) { self.home = home }

  func book() {
    let booking = BookingCoordinator(home: home)
    booking.onFinish = { [weak self, weak booking] in
      self?.home.dismiss(animated: true)
      if let booking { self?.release(child: booking) }
    }
    add(child: booking)
    booking.start()
  }
}

final class BookingCoordinator: Coordinator {
  var onFinish: (() -> Void)?
  private let home: UIViewController

  init(home: UIViewController) { self.home = home }

  override func start() { home.present(BookingViewController(), animated: true) }
}
