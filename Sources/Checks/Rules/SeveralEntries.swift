package import Findings
internal import NavigationModel

/// An app that begins in two places at once.
package enum SeveralEntries: Rule {
  package static let id = RuleID("several-entries")
  package static let defaultSeverity = Severity.note
  package static let page = RulePage(
    whatItDoes: """
      Finds apps that show different first screens from different places without a condition: a main storyboard in
      `Info.plist` and a root view controller set in code, for instance. Targets in folders of their own count as
      apps of their own.
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
    let launches = context.model.entries.filter { entry in
      // An alert at launch stands above the first screen and takes nobody's place.
      entry.kind == .launch && entry.gates.isEmpty && context.node(entry.to).map { $0.kind != .alert } ?? false
    }
    let apps = Dictionary(grouping: launches) { $0.source.topFolder }
    return apps.keys.sorted().compactMap { report((apps[$0] ?? []).sorted { $0.source < $1.source }, context) }
  }

  private static func report(_ launches: [Entry], _ context: CheckContext) -> Finding? {
    let inCode = launches.filter { !$0.source.isPropertyList }
    // Two property lists are two targets; only that of the target whose code sets a root competes with it.
    let lists = launches.filter { list in
      list.source.isPropertyList && !inCode.isEmpty && !context.isFilledByCode(list.to)
        && launches.filter(\.source.isPropertyList).allSatisfy { other in
          inCode.contains { $0.source.sharedFolders(list.source) >= $0.source.sharedFolders(other.source) }
        }
    }
    // One handler shows one screen or another: what decides may be a condition that was not seen.
    var handlers: Set<String> = []
    let separate = (inCode + lists).sorted { $0.source < $1.source }
      .filter { handlers.insert($0.source.isPropertyList ? "storyboard" : $0.name).inserted }
    guard let first = separate.first, Set(separate.map(\.to)).count > 1 else { return nil }
    return finding(
      .several(separate.compactMap { $0.to.map(context.name) }), at: .source(first.source),
      notes: separate.dropFirst().map {
        Note(message: "'\($0.to.map(context.name) ?? "")' is shown at launch here", source: $0.source)
      },
      nodes: separate.compactMap(\.to))
  }
}

extension CheckContext {
  /// Whether a storyboard begins with an empty navigation controller: code may take that from the window and fill it.
  fileprivate func isFilledByCode(_ id: NodeID?) -> Bool {
    guard let node = node(id), node.anonymous, node.container == .navigation else { return false }
    return !model.transitions.contains {
      $0.from == node.id && $0.kind.isContainment && $0.source.file.hasSuffix(".storyboard")
    }
  }
}

extension SourcePlace {
  fileprivate var isPropertyList: Bool { file.hasSuffix(".plist") }

  /// The app's folder in a repository of several.
  fileprivate var topFolder: String { file.contains("/") ? String(file.prefix { $0 != "/" }) : "" }

  fileprivate func sharedFolders(_ other: SourcePlace) -> Int {
    zip(file.split(separator: "/").dropLast(), other.file.split(separator: "/").dropLast()).prefix { $0 == $1 }.count
  }
}

extension Message {
  fileprivate static func several(_ names: [String]) -> Message {
    "\(list(names)) are all shown at launch, and only one can stay; delete the others or put them under a condition"
  }
}
