import UIKit

final class SignUpViewController: UIViewController {
  @IBAction private func unwindToSignUp(_ segue: UIStoryboardSegue) {}
}
