import RouteComposer
import UIKit

extension UIViewController {
  /// The one router of the app; it waits for a running presentation before it starts another.
  static let router: any Router = {
    var router = GlobalInterceptorRouter(router: DefaultRouter())
    router.addGlobal(NavigationDelayingInterceptor(strategy: .wait))
    return router
  }()

  var router: any Router { UIViewController.router }
}
