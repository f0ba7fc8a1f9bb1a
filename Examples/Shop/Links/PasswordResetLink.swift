import Foundation
import RouteComposer

/// Understands `shop://reset?token=…`, as the mail has it.
struct PasswordResetLink: LinkTranslator {
  func destination(for url: URL) -> AnyDestination? {
    guard url.host == "reset", let token = url.queryItem("token") else { return nil }
    return LoginRoutes.forgotPassword(token: ResetToken(rawValue: token)).unwrapped()
  }
}
