import UIKit

final class BedViewController: UIViewController {
  private let number: Int

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Bed"
  }

  required init?(coder: NSCoder) { nil }

  @objc private func tapPlant() {
    store.dispatch(BeginPlanting(number: number))
  }

  @objc private func tapAlmanac() {
    store.dispatch(OpenAlmanac())
  }
}
