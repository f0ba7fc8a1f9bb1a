import UIKit

final class NutritionViewController: UIViewController {
  private let recipe: Recipe?

  init?(coder: NSCoder, recipe: Recipe?) {
    self.recipe = recipe
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
