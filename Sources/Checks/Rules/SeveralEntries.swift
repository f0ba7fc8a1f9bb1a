package import Findings
internal import NavigationModel

/// An app that begins in two places at once.
package enum SeveralEntries: Rule {
  package static let id = RuleID("several-entries")
  package static let defaultSeverity = Severity.note
  package static let page = RulePage(
    whatItDoes: """
      Finds apps that show different first screens from different places without a condition: a main storyboard in
      `Info.plist` and a root view controller set in code, for instance. Targets with modules of their own count as apps of
      their own.
      """,
    whyIsThisBad: """
      One of them wins. The other is built all the same, is seen for a moment or never, and its code runs.
      """,
    howToFix: "Delete the entry that loses: often the `UIMainStoryboardFile` of the project template.")

  package static let triggering = [
    Example(
      """
      //- /AppDelegate.swift
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.↓rootViewController = HomeViewController()
          window?.makeKeyAndVisible()
          return true
        }
      }

      class HomeViewController: UIViewController {}
      class OldHomeViewController: UIViewController {}
      //- /Base.lproj/Main.storyboard
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="home">
        <scenes>
          <scene sceneID="s1">
            <objects>
              <viewController id="home" customClass="OldHomeViewController" sceneMemberID="viewController"/>
            </objects>
          </scene>
        </scenes>
      </document>
      //- /Info.plist
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
        <dict>
          <key>UIMainStoryboardFile</key>
          <string>Main</string>
        </dict>
      </plist>
      """)
  ]

  package static let nonTriggering = [
    // Which screen comes first depends on a condition.
    Example(
      """
      //- /AppDelegate.swift
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          if UserDefaults.standard.bool(forKey: "welcomed") {
            window?.rootViewController = HomeViewController()
          } else {
            window?.rootViewController = WelcomeViewController()
          }
          window?.makeKeyAndVisible()
          return true
        }
      }

      class HomeViewController: UIViewController {}
      class WelcomeViewController: UIViewController {}
      """)
  ]

  package static func findings(in context: CheckContext) -> [Finding] {
    let launches = context.model.entries.filter { $0.kind == .launch && $0.to != nil && $0.gates.isEmpty }
    let apps = Dictionary(grouping: launches) { context.node($0.to)?.module ?? "" }
    return apps.keys.sorted().compactMap { app in
      let entries = (apps[app] ?? []).sorted { $0.source < $1.source }
      var places: Set<String> = []
      let separate = entries.filter { places.insert($0.source.file).inserted }
      guard let first = separate.first, Set(separate.map(\.to)).count > 1 else { return nil }
      return finding(
        .several(separate.compactMap { $0.to.map(context.name) }), at: .source(first.source),
        notes: separate.dropFirst().map {
          Note(message: "'\($0.to.map(context.name) ?? "")' is shown at launch here", source: $0.source)
        },
        nodes: separate.compactMap(\.to))
    }
  }
}

extension Message {
  fileprivate static func several(_ names: [String]) -> Message {
    "\(list(names)) are all shown at launch, and only one can stay; delete the others or put them under a condition"
  }
}
