import UIKit

final class ScannerViewController: UIViewController {
  private let coordinator: Coordination

  init(coordinator: Coordination) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  @objc private func didScan() {
    coordinator.close()
  }
}
