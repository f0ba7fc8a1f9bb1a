import Foundation

enum Session {
  static var isSignedIn: Bool { UserDefaults.standard.string(forKey: "token") != nil }

  static func end() {
    UserDefaults.standard.removeObject(forKey: "token")
    NotificationCenter.default.post(name: .didSignOut, object: nil)
  }
}

extension Notification.Name {
  static let didSignOut = Notification.Name("didSignOut")
  static let findTrails = Notification.Name("findTrails")
}
