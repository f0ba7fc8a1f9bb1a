import UIKit

final class RecipeEditorViewController: UIViewController, UITextFieldDelegate {
  private(set) var recipe = Recipe(title: "", minutes: 0)

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    recipe.title = textField.text ?? ""
    performSegue(withIdentifier: "saved", sender: textField)
    return true
  }
}
