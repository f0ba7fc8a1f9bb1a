extension Example {
  /// An app of two screens, home and cart, whose button asks for `Routes.cart`; the file with the routes is up to the
  /// example.
  static func routing(_ routes: String) -> Example {
    Example(
      """
      //- /Routes.swift
      import RouteComposer
      import UIKit

      \(routes)
      //- /Screens.swift
      import RouteComposer
      import UIKit

      class HomeViewController: UIViewController {
        @IBAction func openCart() {
          do { try DefaultRouter().navigate(to: Routes.cart, with: nil) } catch { print(error) }
        }
      }

      class CartViewController: UIViewController {
        @IBAction func close() { dismiss(animated: true) }
      }
      \(sceneDelegate)
      """)
  }

  /// An app whose window shows a navigation stack around `HomeViewController`; the file with the screens is up to the
  /// example.
  static func screens(_ screens: String) -> Example {
    Example(
      """
      //- /Screens.swift
      import UIKit

      \(screens)
      \(sceneDelegate)
      """)
  }

  /// An app of three screens, home, cart and settings, of which home presents the settings; `.navgraph.yml` is up to the
  /// example.
  static func declaring(_ yaml: String) -> Example {
    Example(
      """
      //- /.navgraph.yml
      \(yaml)
      //- /Screens.swift
      import UIKit

      class HomeViewController: UIViewController {
        @IBAction func openCart() { router_open(Int32(2)) }
        @IBAction func openSettings() { present(SettingsViewController(), animated: true) }
      }

      class CartViewController: UIViewController {}

      class SettingsViewController: UIViewController {}
      \(sceneDelegate)
      """)
  }

  /// An app that is one storyboard, named `Main` in its `Info.plist`; scenes and classes are up to the example.
  static func storyboard(initial: String, _ scenes: String, classes: String) -> Example {
    Example(
      """
      //- /Base.lproj/Main.storyboard
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="\(initial)">
        <scenes>
      \(scenes)
        </scenes>
      </document>
      //- /Screens.swift
      import UIKit

      \(classes)
      //- /Info.plist
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
        <dict>
          <key>UIMainStoryboardFile</key>
          <string>Main</string>
        </dict>
      </plist>
      """)
  }

  private static let sceneDelegate = """
    //- /SceneDelegate.swift
    import UIKit

    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?

      func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
      ) {
        window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
      }
    }
    """
}
