import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {}

/// The window and what it shows come from Main.storyboard.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}
