import RouteComposer
import UIKit
import UserNotifications

extension AppDelegate: UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) {
    let payload = response.notification.request.content.userInfo
    if let order = payload["order"] as? String {
      UIViewController.router.commitNavigation(to: OrderRoutes.order(OrderID(rawValue: order)))
    } else if payload["message"] != nil {
      UIViewController.router.commitNavigation(to: SupportRoutes.chat())
    }
    completionHandler()
  }
}
