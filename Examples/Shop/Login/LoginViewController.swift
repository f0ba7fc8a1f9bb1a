import RouteComposer
import UIKit

/// Who waits for the user to log in, if anybody does.
struct LoginRequest {
  var completion: ((RoutingResult) -> Void)?
}

/// Why a login came to nothing.
enum LoginError: Error {
  case cancelled, overtaken
}

final class LoginViewController: UIViewController, ContextAccepting {
  private var completion: ((RoutingResult) -> Void)?

  func setup(with context: LoginRequest) throws {
    guard let newcomer = context.completion else { return }
    completion?(.failure(LoginError.overtaken))
    completion = newcomer
  }

  @IBAction private func logInTapped() {
    Session.shared.logIn()
    finish(.success)
  }

  @IBAction private func cancelTapped() {
    finish(.failure(LoginError.cancelled))
  }

  @IBAction private func forgotTapped() {
    let forgot = LoginRoutes.forgotPassword(token: nil)
    router.commitNavigation(to: forgot)  // edge: LoginViewController -push-> ForgotPasswordViewController
  }

  @IBAction private func unwindToLogin(_ segue: UIStoryboardSegue) {}

  private func finish(_ result: RoutingResult) {
    let completion = completion
    dismiss(animated: true) { completion?(result) }
  }
}
