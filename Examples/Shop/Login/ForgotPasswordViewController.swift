import RouteComposer
import UIKit

/// Proof that the user owns the mailbox.
struct ResetToken {
  var rawValue: String
}

final class ForgotPasswordViewController: UIViewController, ContextAccepting {
  private var token: ResetToken?

  func setup(with context: ResetToken?) throws {
    token = context
  }

  @IBAction private func sendTapped() {
    navigationController?.popViewController(animated: true)
  }
}
