import UIKit
import URLNavigator

/// Every URL that the app answers to.
enum Links {
  static func register(in navigator: NavigatorProtocol) {
    navigator.register("trails://trail/<int:id>") { _, values, _ in
      guard let id = values["id"] as? Int else { return nil }
      return TrailViewController(id: id, navigator: navigator)
    }
    navigator.register("trails://map/<path:region>") { _, _, _ in MapViewController() }
    navigator.handle("trails://closed") { _, _, _ in
      let alert = UIAlertController(title: "Closed", message: "Come back in spring.", preferredStyle: .alert)
      navigator.present(alert)  // entry: deepLink alert:Links.Closed
      return true
    }
  }
}
