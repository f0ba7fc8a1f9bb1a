import RouteComposer
import UIKit

/// Lets nobody through who isn't logged in; offers to log in first.
struct LoginGate<Context>: RoutingInterceptor {
  func perform(with context: Context, completion: @escaping (RoutingResult) -> Void) {
    if Session.shared.isLoggedIn {
      completion(.success)
      return
    }
    UIViewController.router.commitNavigation(to: LoginRoutes.login(then: completion)) { result in
      if !result.isSuccessful { completion(result) }
    }
  }
}
