import UIKit

final class PlantingViewController: UIViewController {
  private let number: Int
  private let field = UITextField()

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    title = "Plant"
  }

  required init?(coder: NSCoder) { nil }

  @objc private func tapDone() {
    guard let name = field.text, !name.isEmpty else { return }
    store.dispatch(Plant(number: number, name: name))
  }
}
