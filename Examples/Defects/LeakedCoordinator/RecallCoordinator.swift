import UIKit

/// Reminds of the next visit.
final class ReminderCoordinator: Coordinator {
  private let home: UIViewController

  init(home: UIViewController) { self.home = home }

  func remind() {
    let recall = RecallCoordinator(home: home)
    recall.onFinish = { [weak self] in self?.home.dismiss(animated: true) }
    add(child: recall)  // finding: leaked-coordinator
    recall.start()
  }
}

final class RecallCoordinator: Coordinator {
  var onFinish: (() -> Void)?
  private let home: UIViewController

  init(home: UIViewController) { self.home = home }

  override func start() { home.present(RecallViewController(), animated: true) }
}
